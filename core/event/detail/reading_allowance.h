// SPDX-License-Identifier: MIT
// ReadingAllowance: how long the written lists that are taken at once may keep the umpire waiting. However
// many there are, each has the time that lists of its length take; those that take longer share
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
    // For written lists of so many bytes.
    void spend(std::size_t bytes, std::chrono::nanoseconds processor_time) {
        constexpr std::int64_t usual = 12'000; // nanoseconds a byte, three times what real lists take
        const std::int64_t beyond = processor_time.count() - static_cast<std::int64_t>(bytes) * usual;
        if (beyond > 0)
            left_.fetch_sub(beyond, std::memory_order_relaxed);
    }

private:
    std::atomic<std::int64_t> left_; // nanoseconds
};

} // namespace muster
