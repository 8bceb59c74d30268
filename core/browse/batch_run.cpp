// SPDX-License-Identifier: MIT
#include "browse/batch_run.h"

#include <exception>
#include <optional>
#include <utility>

namespace muster {

struct BatchRun::Outcome {
    std::optional<std::string> problem;
    std::atomic<bool> ended = false; // set last
};

BatchRun::~BatchRun() {
    cancel();
    if (thread_.joinable())
        thread_.join();
}

bool BatchRun::start(const std::filesystem::path& library, Work work, Done done, Failed failed) {
    if (running())
        return false;
    done_ = std::move(done);
    failed_ = std::move(failed);
    progress_ = std::make_shared<BatchProgress>();
    outcome_ = std::make_shared<Outcome>();
    thread_ = std::thread([library, work = std::move(work), progress = progress_, outcome = outcome_] {
        try {
            Library own(library);
            work(own, *progress);
        } catch (const std::exception& error) {
            outcome->problem = error.what();
        }
        outcome->ended = true;
    });
    return true;
}

void BatchRun::cancel() {
    if (progress_)
        progress_->cancelled = true;
}

bool BatchRun::ended() const {
    return running() && outcome_->ended;
}

bool BatchRun::poll() {
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
