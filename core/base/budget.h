// SPDX-License-Identifier: MIT
// Budget: what one piece of work may cost that could take for ever, such as the search for the fixes of all
// findings of an army: trials, counted by the elements that each visits, and as a backstop processor time, so
// that a busy machine finds the same.
#pragma once

#include "base/limits.h"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace muster {

class Budget {
public:
    explicit Budget(std::size_t effort = most_search_effort, std::chrono::milliseconds time = longest_search)
        : effort_left_(effort), end_(processor_time() + time) {}

    // What a trial, or keeping an army, has cost.
    void spend(std::size_t elements) {
        effort_left_ -= std::min(elements, effort_left_);
        spent_ = spent_ || effort_left_ == 0 || processor_time() > end_;
    }
    // The same of work so small that the clock is not asked.
    void count(std::size_t elements) {
        effort_left_ -= std::min(elements, effort_left_);
        spent_ = spent_ || effort_left_ == 0;
    }
    // Nothing more may be tried: some results may be missing.
    [[nodiscard]] bool is_spent() const { return spent_; }
    [[nodiscard]] std::size_t effort_left() const { return effort_left_; }

    // That this thread has had since it began.
    [[nodiscard]] static std::chrono::nanoseconds processor_time();

private:
    std::size_t effort_left_;
    std::chrono::nanoseconds end_;
    bool spent_ = false;
};

} // namespace muster
