// SPDX-License-Identifier: MIT
#include "event/event_desk.h"

#include "event/event_outputs.h"
#include "event/event_steps.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace muster {

EventDesk::EventDesk(Translate translate, Handlers handlers)
    : translate_(std::move(translate)), handlers_(std::move(handlers)) {}

EventDesk::~EventDesk() = default;

void EventDesk::open(const std::filesystem::path& file) {
    auto event = std::make_shared<std::shared_ptr<OpenEvent>>();
    auto judged = std::make_shared<Judged>();
    opening_ = file;
    run_.start(
        [file, translate = translate_, event, judged](RunProgress& /*progress*/) {
            *event = std::make_shared<OpenEvent>(open_event(file, translate));
            judged->record = std::move((*event)->record);
            judged->status = status_of(judged->record, (*event)->pack, (*event)->rules.rulesets(), 2);
        },
        [this, event, judged] {
            event_ = std::move(*event);
            judged_ = judged;
            handlers_.changed();
        },
        handlers_.failed);
}

void EventDesk::judge() {
    is_outdated_ = false;
    opening_.clear();
    auto judged = std::make_shared<Judged>();
    try {
        judged->record = event_->file.record();
    } catch (const std::exception& error) {
        handlers_.failed(error.what());
        return;
    }
    run_.start(
        [event = event_, judged](RunProgress& /*progress*/) {
            judged->status = status_of(judged->record, event->pack, event->rules.rulesets(), 2);
        },
        [this, judged] {
            judged_ = judged;
            handlers_.changed();
        },
        handlers_.failed);
}

void EventDesk::refresh() {
    if (!is_open())
        return;
    if (run_.running())
        is_outdated_ = true;
    else
        judge();
}

bool EventDesk::change(const std::function<void(EventFile&)>& work) {
    if (!is_open())
        return false;
    try {
        work(event_->file);
    } catch (const std::exception& error) {
        handlers_.failed(error.what());
        return false;
    }
    refresh();
    return true;
}

void EventDesk::note(const std::string& words) {
    try {
        if (is_open())
            note_in_log(event_->file, words, event_now());
    } catch (const std::exception& error) {
        handlers_.failed(error.what());
    }
}

bool EventDesk::has_changed_since_published() const {
    try {
        return is_open() && muster::has_changed_since_published(event_->file.log());
    } catch (const std::exception& error) {
        handlers_.failed(error.what());
        return false;
    }
}

bool EventDesk::is_opening(const std::filesystem::path& file) const {
    return is_busy() && opening_ == file;
}

void EventDesk::poll(std::chrono::milliseconds most) {
    if (most.count() != 0)
        run_.wait(most);
    if (run_.poll() && is_outdated_)
        judge();
}

BackgroundRun::Work EventDesk::with_status(StatusWork work) const {
    return [event = event_, judged = judged_, work = std::move(work)](RunProgress& progress) {
        work(judged->status, event->rules.rulesets(), progress);
    };
}

BackgroundRun::Work EventDesk::taking(std::vector<std::string> paths, TakeOrder order,
                                      std::shared_ptr<Taking> result) const {
    return [event = event_, file = event_->file.file(), paths = std::move(paths), order,
            result = std::move(result)](RunProgress& progress) mutable {
        EventFile own(file); // a connection of its own, for this thread
        own.back_up();
        order.progress = &progress;
        const std::vector<InputError> problems =
            take_submissions(own, event->pack, event->rules.rulesets(), paths, order,
                             [&](const TakenLine& line) { result->taken.push_back(line); });
        for (const InputError& problem : problems)
            result->problems.emplace_back(problem.what());
    };
}

} // namespace muster
