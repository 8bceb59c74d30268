// SPDX-License-Identifier: MIT
// Report: what check() finds out about an army: all its numbers, and a Finding for every place where
// a rule is broken. A value that no longer needs the army; words for people are made of it, the army
// and the rule set by check/wording.h.
#pragma once

#include "army/place.h"
#include "base/exact.h"
#include "ruleset/ruleset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace muster {

struct Finding {
    std::uint16_t rule = 0;      // index among the rule set's rules
    std::uint16_t rule_case = 0; // index among the rule's cases
    Severity severity = Severity::error;
    Place place;

    friend bool operator==(const Finding&, const Finding&) = default;
};

class Report {
public:
    // For an army of this shape: how many elements each level has, and which children each has.
    Report() = default;

    // The element's number by its index among the rule set's numbers of that level.
    [[nodiscard]] Exact number(const Place& place, std::size_t index) const {
        if (index >= stride_[index_of(place.level())])
            return {}; // of scope "sheet", in a report without them
        return numbers_[position(place.level(), element_index(place)) + index];
    }
    [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }
    [[nodiscard]] bool legal() const { return count(Severity::error) == 0; }
    [[nodiscard]] std::size_t count(Severity severity) const;

private:
    friend class Evaluation;

    // The element's place among all of its level, in the order of the army.
    [[nodiscard]] std::size_t element_index(const Place& place) const;
    [[nodiscard]] std::size_t position(Level level, std::size_t element) const {
        return first_[index_of(level)] + element * stride_[index_of(level)];
    }

    std::array<std::size_t, level_count> first_{};  // of a level's numbers
    std::array<std::size_t, level_count> stride_{}; // how many numbers an element of the level has
    // Of each body its first unit among all units, then of each unit its first troop among all troops.
    std::vector<std::uint32_t> first_inside_;
    std::size_t bodies_ = 0;
    std::vector<Exact> numbers_;
    std::vector<Finding> findings_; // in the order of the army, then of the rules
};

} // namespace muster
