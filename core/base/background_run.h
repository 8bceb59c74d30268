// SPDX-License-Identifier: MIT
// BackgroundRun: work on a thread of its own. One thread owns the BackgroundRun: it starts the work, polls it
// and takes the result.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace muster {

// Shared by the thread that works and the one that shows the progress.
struct RunProgress {
    std::atomic<std::size_t> done = 0;
    std::atomic<std::size_t> total = 0; // 0: not known yet
    std::atomic<bool> cancelled = false;
};

class BackgroundRun {
public:
    using Work = std::function<void(RunProgress&)>;
    // On the owner's thread: after the work, or with the reason why it was not done.
    using Done = std::function<void()>;
    using Failed = std::function<void(const std::string& reason)>;

    BackgroundRun() = default;
    ~BackgroundRun(); // cancels, and waits for the thread
    BackgroundRun(const BackgroundRun&) = delete;
    BackgroundRun& operator=(const BackgroundRun&) = delete;

    // One at a time: false, and nothing is started, while another is running.
    bool start(Work work, Done done, Failed failed);
    // The work stops where it can.
    void cancel();
    // True until poll() has reported the end.
    [[nodiscard]] bool running() const { return thread_.joinable(); }
    // The work has ended, which poll() is yet to report.
    [[nodiscard]] bool ended() const;
    // Waits for the end of the work, at most so long.
    void wait(std::chrono::milliseconds most) const;
    [[nodiscard]] std::size_t done() const { return progress_ ? progress_->done.load() : 0; }
    // 0: not known yet.
    [[nodiscard]] std::size_t total() const { return progress_ ? progress_->total.load() : 0; }
    // Reports the end through `done` or `failed`, once; true if it did. They may start the next work.
    bool poll();

private:
    struct Outcome;

    std::shared_ptr<RunProgress> progress_;
    std::shared_ptr<Outcome> outcome_;
    std::thread thread_;
    Done done_;
    Failed failed_;
};

} // namespace muster
