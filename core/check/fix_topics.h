// SPDX-License-Identifier: MIT
// RuleTopics: what a rule speaks of, gathered from the conditions of all its cases and from the numbers that
// these compare, down to the tables and sums of which the numbers are made. Only a change of one of
// these things can clear a finding of the rule. Internal to fixes_for().
#pragma once

#include "ruleset/ruleset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace muster {

struct TraitTopic {
    std::size_t trait = 0;            // index among the rule set's traits
    bool every_value = false;         // any two values may differ in effect
    bool counted = false;             // a number counts the elements that have it
    bool only_when = false;           // said of the circumstances only, not of what is wrong in them
    bool asked_for = false;           // a condition asks whether it is given
    std::vector<std::uint64_t> masks; // else two values differ only if one of these tells them apart
    std::vector<std::int32_t> bounds; // of a whole number: the ends of ranges, and what is just beyond

    // Whether it can make a difference to the rule which of these values a choice or flag has.
    [[nodiscard]] bool tells_apart(std::int32_t a, std::int32_t b) const;
};

struct RuleTopics {
    std::vector<TraitTopic> traits; // in the order they are met
    std::vector<NumberComparison> comparisons;
    std::vector<Likeness> likenesses;
    std::vector<Selection> wanted;           // of which there may be too few
    std::array<bool, level_count> members{}; // levels inside whose elements matter by being there
    bool counts = false;                     // how many of a troop there are matters
    bool vignettes = false;                  // the order of troops matters
    bool lacking = false;                    // something that is not given is asked for
    bool revision = false;                   // the data revision matters
};

// The choice, flag or whole number that has this slot; null if there is none.
[[nodiscard]] const Trait* trait_in_slot(const Ruleset& ruleset, Level level, std::size_t slot);

[[nodiscard]] RuleTopics topics_of(const Rule& rule, const Ruleset& ruleset);

} // namespace muster
