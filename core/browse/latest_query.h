// SPDX-License-Identifier: MIT
// LatestQuery: queries of the library of which only the latest matters. The answer to an earlier one is
// dropped, and the background thread stops working on it; nothing is delivered after the LatestQuery is
// destroyed.
#pragma once

#include "browse/background_library.h"
#include "library/library_view.h"

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

namespace muster {

class LatestQuery {
public:
    // The access must outlive it.
    explicit LatestQuery(BackgroundLibrary& access) : access_(access) {}

    // Drops all earlier queries.
    void supersede() { ++*turn_; }

    // `work` runs on the background thread and returns a Result, which `show` receives on this one unless it
    // was superseded in the meantime. Does not supersede earlier queries itself: several may belong together.
    template <class Work, class Show>
    void ask(Work work, Show show, BackgroundLibrary::Failure failed = {}) {
        const LibraryView::Wanted is_wanted = [turn = turn_->load(), now = std::weak_ptr(turn_)] {
            const std::shared_ptr<std::atomic<int>> current = now.lock();
            return current && *current == turn;
        };
        BackgroundLibrary::Failure report;
        if (failed)
            report = [is_wanted, failed = std::move(failed)](const std::string& reason) {
                if (is_wanted())
                    failed(reason);
            };
        access_.ask(
            [is_wanted, work = std::move(work),
             show = std::move(show)](Library& library) -> BackgroundLibrary::Answer {
                // Answers are copied when they are passed on; their results need not be.
                auto result = std::make_shared<decltype(work(library, is_wanted))>(work(library, is_wanted));
                return [is_wanted, show, result] {
                    if (is_wanted())
                        show(std::move(*result));
                };
            },
            std::move(report));
    }

private:
    BackgroundLibrary& access_;
    std::shared_ptr<std::atomic<int>> turn_ = std::make_shared<std::atomic<int>>(0);
};

} // namespace muster
