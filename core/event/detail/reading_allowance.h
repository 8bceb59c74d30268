// SPDX-License-Identifier: MIT
// ReadingAllowance: how long what is taken at once may keep the umpire waiting. However many files and
// written lists there are, each has the time that others of its length take; those that take longer share
// longest_slow_reading.
#pragma once

#include "base/limits.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace muster {

// Several threads may call it.
class ReadingAllowance {
public:
    explicit ReadingAllowance(std::chrono::nanoseconds most = longest_slow_reading) : left_(most.count()) {}

    [[nodiscard]] bool is_left() const { return left_.load(std::memory_order_relaxed) > 0; }
    // On reading written lists of so many bytes: five microseconds each, as real ones take.
    void spend_on_reading(std::size_t bytes, std::chrono::nanoseconds processor_time) {
        spend(processor_time - std::chrono::microseconds(5) * bytes);
    }
    // On opening a file of so many bytes. Mails of plain text take a tenth of this.
    void spend_on_opening(std::size_t bytes, std::chrono::nanoseconds processor_time) {
        spend(processor_time - std::chrono::nanoseconds(100) * bytes);
    }

private:
    void spend(std::chrono::nanoseconds beyond) {
        if (beyond.count() > 0)
            left_.fetch_sub(beyond.count(), std::memory_order_relaxed);
    }

    std::atomic<std::int64_t> left_; // nanoseconds
};

} // namespace muster
