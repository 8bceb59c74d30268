// SPDX-License-Identifier: MIT
#include "ruleset/pattern.h"

#include <algorithm>
#include <cassert>

namespace muster {

void PatternSet::add(const std::vector<ValueTest>& tests) {
    assert(size_ < most_patterns);
    const std::uint64_t bit = 1ULL << size_++;
    all_ |= bit;
    // A value lets a pattern live unless a test says otherwise.
    for (std::uint64_t& word : survivors_)
        word |= bit;
    for (const ValueTest& test : tests) {
        auto column = std::find_if(columns_.begin(), columns_.end(), [&](const Column& known) {
            return known.level == test.level && known.slot == test.slot;
        });
        if (column == columns_.end()) {
            columns_.push_back({test.level, test.slot, survivors_.size()});
            survivors_.resize(survivors_.size() + most_values, all_);
            column = columns_.end() - 1;
        }
        for (std::size_t value = 0; value < most_values; ++value)
            if (((test.mask >> value) & 1U) == 0)
                survivors_[column->first + value] &= ~bit;
    }
}

} // namespace muster
