// SPDX-License-Identifier: MIT
// EventDesk: an open event as a window shows it. Opening and judging are done on a thread of their own, so
// that the window goes on; the thread that owns the desk polls it, and is told of what has changed.
#pragma once

#include "base/background_run.h"
#include "event/open_event.h"
#include "event/taking.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muster {

class EventDesk {
public:
    struct Handlers {
        std::function<void()> changed;                         // event, record and status are others
        std::function<void(const std::string& reason)> failed; // nothing was opened or changed
    };

    // `translate`: of the texts of rule sets.
    EventDesk(Translate translate, Handlers handlers);
    ~EventDesk();
    EventDesk(const EventDesk&) = delete;
    EventDesk& operator=(const EventDesk&) = delete;

    // Begins to open the event; what was open stays until it is. Events of later versions, damaged ones and
    // other files fail.
    void open(const std::filesystem::path& file);
    // Begins to read and judge again what another connection, or the run of taking(), has stored.
    void refresh();
    // Changes the file at once, and begins to judge it again. False if it failed, which is reported.
    bool change(const std::function<void(EventFile&)>& work);

    // Notes in the log what left the event. Nothing is judged again.
    void note(const std::string& words);

    // Whether what was published is older than the lists.
    [[nodiscard]] bool has_changed_since_published() const;

    // An order of work for a BackgroundRun: takes these files and folders in. `taken` has a line for each
    // submission once the run has ended, and `problems` what could not be read.
    struct Taking {
        std::vector<TakenLine> taken;
        std::vector<std::string> problems;
    };
    [[nodiscard]] BackgroundRun::Work taking(std::vector<std::string> paths, TakeOrder order,
                                             std::shared_ptr<Taking> result) const;

    // An order of work on the status as it stands now, whatever is judged in the meantime.
    using StatusWork =
        std::function<void(const EventStatus& status, const Rulesets& rulesets, RunProgress& progress)>;
    [[nodiscard]] BackgroundRun::Work with_status(StatusWork work) const;

    [[nodiscard]] bool is_open() const { return judged_ != nullptr; }
    // While it opens or judges.
    [[nodiscard]] bool is_busy() const { return run_.running(); }
    [[nodiscard]] bool is_opening(const std::filesystem::path& file) const;
    // Reports the end of what was begun; waits for it, at most so long.
    void poll(std::chrono::milliseconds most = {});

    // Only while an event is open.
    [[nodiscard]] const EventFile& file() const { return event_->file; }
    [[nodiscard]] const EventPack& pack() const { return event_->pack; }
    [[nodiscard]] const Rulesets& rulesets() const { return event_->rules.rulesets(); }
    [[nodiscard]] const EventRecord& record() const { return judged_->record; }
    [[nodiscard]] const EventStatus& status() const { return judged_->status; }

private:
    struct Judged {
        EventRecord record;
        EventStatus status;
    };
    void judge();

    Translate translate_;
    Handlers handlers_;
    std::shared_ptr<OpenEvent> event_;
    std::shared_ptr<Judged> judged_;
    std::filesystem::path opening_; // what run_ opens; empty: it judges
    bool is_outdated_ = false;      // judge again after the present run
    BackgroundRun run_;             // ends before what it uses
};

} // namespace muster
