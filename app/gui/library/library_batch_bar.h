// SPDX-License-Identifier: MIT
// LibraryBatchBar: runs work on many armies of a library, and shows its progress.
#pragma once

#include "browse/batch_run.h"
#include "gui/widgets/run_bar.h"

#include <functional>
#include <memory>
#include <utility>

namespace muster {

class LibraryBatchBar : public RunBar {
public:
    explicit LibraryBatchBar(wxWindow* parent) : RunBar(parent, batch_) {}

    // Runs `work(Library&, BatchProgress&)` on its own thread. On the main thread `done` then receives the
    // result, or `failed` the reason why there is none. Does nothing while other work is running.
    template <class Work, class Done>
    void start(const wxString& title, const std::filesystem::path& library, Work work, Done done,
               const BatchRun::Failed& failed) {
        using Result = decltype(work(std::declval<Library&>(), std::declval<BatchProgress&>()));
        auto result = std::make_shared<Result>();
        if (batch_.start(
                library,
                [result, work = std::move(work)](Library& own, BatchProgress& progress) {
                    *result = work(own, progress);
                },
                [result, done = std::move(done)] { done(std::move(*result)); }, failed))
            show_started(title);
    }

private:
    BatchRun batch_;
};

} // namespace muster
