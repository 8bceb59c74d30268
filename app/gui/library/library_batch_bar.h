// SPDX-License-Identifier: MIT
// LibraryBatchBar: shows the progress of work on many armies, with a button that cancels it.
#pragma once

#include "browse/batch_run.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <memory>
#include <utility>

class wxButton;
class wxGauge;
class wxStaticText;

namespace muster {

class LibraryBatchBar : public wxPanel {
public:
    explicit LibraryBatchBar(wxWindow* parent);

    // Runs `work(Library&, BatchProgress&)` on its own thread. On the main thread `done` then receives the
    // result, or `failed` the reason why there is none. Does nothing while other work is running.
    template <class Work, class Done>
    void start(const wxString& title, const std::filesystem::path& library, Work work, Done done,
               const BatchRun::Failed& failed) {
        using Result = decltype(work(std::declval<Library&>(), std::declval<BatchProgress&>()));
        auto result = std::make_shared<Result>();
        if (run_.start(
                library,
                [result, work = std::move(work)](Library& own, BatchProgress& progress) {
                    *result = work(own, progress);
                },
                [result, done = std::move(done)] { done(std::move(*result)); }, failed))
            show_started(title);
    }
    void cancel();
    [[nodiscard]] bool running() const { return run_.running(); }

private:
    void make_controls();
    void show_started(const wxString& title);
    void show_progress();
    void poll();

    BatchRun run_;
    wxString title_;
    wxTimer timer_;
    wxStaticText* words_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxButton* cancel_ = nullptr;
};

} // namespace muster
