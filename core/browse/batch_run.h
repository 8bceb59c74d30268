// SPDX-License-Identifier: MIT
// BatchRun: work on many armies while it runs on a thread of its own, with a Library of its own. One thread
// owns the BatchRun: it starts the work, polls it and takes the result.
#pragma once

#include "browse/army_batch.h"

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace muster {

class BatchRun {
public:
    using Work = std::function<void(Library&, BatchProgress&)>;
    // On the owner's thread: after the work, or with the reason why it was not done.
    using Done = std::function<void()>;
    using Failed = std::function<void(const std::string& reason)>;

    BatchRun() = default;
    ~BatchRun(); // cancels, and waits for the thread
    BatchRun(const BatchRun&) = delete;
    BatchRun& operator=(const BatchRun&) = delete;

    // One at a time: false, and nothing is started, while another is running.
    bool start(const std::filesystem::path& library, Work work, Done done, Failed failed);
    // The work stops before its next army.
    void cancel();
    // True until poll() has reported the end.
    [[nodiscard]] bool running() const { return thread_.joinable(); }
    // The work has ended, which poll() is yet to report.
    [[nodiscard]] bool ended() const;
    [[nodiscard]] std::size_t done() const { return progress_ ? progress_->done.load() : 0; }
    // 0: not known yet.
    [[nodiscard]] std::size_t total() const { return progress_ ? progress_->total.load() : 0; }
    // Reports the end through `done` or `failed`, once; true if it did. They may start the next work.
    bool poll();

private:
    struct Outcome;

    std::shared_ptr<BatchProgress> progress_;
    std::shared_ptr<Outcome> outcome_;
    std::thread thread_;
    Done done_;
    Failed failed_;
};

} // namespace muster
