// SPDX-License-Identifier: MIT
#include "base/background_run.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <utility>

namespace muster {

struct BackgroundRun::Outcome {
    std::optional<std::string> problem;
    std::mutex mutex; // guards what follows
    std::condition_variable changed;
    bool ended = false; // set last

    void set_ended() {
        const std::lock_guard lock(mutex);
        ended = true;
        changed.notify_all();
    }
};

BackgroundRun::~BackgroundRun() {
    cancel();
    if (thread_.joinable())
        thread_.join();
}

bool BackgroundRun::start(Work work, Done done, Failed failed) {
    if (running())
        return false;
    done_ = std::move(done);
    failed_ = std::move(failed);
    progress_ = std::make_shared<RunProgress>();
    outcome_ = std::make_shared<Outcome>();
    thread_ = std::thread([work = std::move(work), progress = progress_, outcome = outcome_] {
        try {
            work(*progress);
        } catch (const std::exception& error) {
            outcome->problem = error.what();
        }
        outcome->set_ended();
    });
    return true;
}

void BackgroundRun::cancel() {
    if (progress_)
        progress_->cancelled = true;
}

bool BackgroundRun::ended() const {
    if (!running())
        return false;
    const std::lock_guard lock(outcome_->mutex);
    return outcome_->ended;
}

void BackgroundRun::wait(std::chrono::milliseconds most) const {
    if (!running())
        return;
    std::unique_lock lock(outcome_->mutex);
    outcome_->changed.wait_for(lock, most, [this] { return outcome_->ended; });
}

bool BackgroundRun::poll() {
    if (!ended())
        return false;
    thread_.join();
    const std::shared_ptr<Outcome> outcome = std::move(outcome_);
    const Done done = std::move(done_);
    const Failed failed = std::move(failed_);
    if (outcome->problem)
        failed(*outcome->problem);
    else
        done();
    return true;
}

} // namespace muster
