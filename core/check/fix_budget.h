// SPDX-License-Identifier: MIT
// FixBudget: what one search for fixes may cost, for all findings of an army together: trials, counted by the
// elements that each visits, and as a backstop processor time, so that a busy machine gives the same fixes.
#pragma once

#include "base/limits.h"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace muster {

class FixBudget {
public:
    explicit FixBudget(std::size_t effort = most_fix_effort,
                       std::chrono::milliseconds time = longest_fix_search)
        : effort_left_(effort), end_(processor_time() + time) {}

    // What a trial, or keeping an army, has cost.
    void spend(std::size_t elements) {
        effort_left_ -= std::min(elements, effort_left_);
        spent_ = spent_ || effort_left_ == 0 || processor_time() > end_;
    }
    // Nothing more may be tried: some fixes may be missing.
    [[nodiscard]] bool is_spent() const { return spent_; }
    [[nodiscard]] std::size_t effort_left() const { return effort_left_; }

private:
    // That this thread has had since it began.
    [[nodiscard]] static std::chrono::nanoseconds processor_time();

    std::size_t effort_left_;
    std::chrono::nanoseconds end_;
    bool spent_ = false;
};

} // namespace muster
