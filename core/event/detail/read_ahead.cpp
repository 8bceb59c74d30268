// SPDX-License-Identifier: MIT
#include "event/detail/read_ahead.h"

namespace muster {

void ReadAhead::begin(std::size_t index, std::size_t bytes) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopped_ || index == next_ || held_ + bytes <= most_; });
    held_ += bytes;
}

void ReadAhead::change(std::size_t from, std::size_t to) {
    const std::lock_guard lock(mutex_);
    held_ += to;
    held_ -= from;
    changed_.notify_all();
}

void ReadAhead::taken(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    held_ -= bytes;
    ++next_;
    changed_.notify_all();
}

void ReadAhead::stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    changed_.notify_all();
}

} // namespace muster
