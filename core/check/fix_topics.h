// SPDX-License-Identifier: MIT
// RuleTopics: everything that a rule depends on, collected from the conditions of all its cases and from the
// numbers that they compare, down to the tables and sums behind the numbers. Only a change to one of these
// can clear a finding of the rule. For fixes_for(), and for whoever asks what a number rests on.
#pragma once

#include "ruleset/ruleset.h"

#include <array>
#include <cstdint>
#include <vector>

namespace muster {

struct TraitTopic {
    std::size_t trait = 0;            // index among the rule set's traits
    bool every_value = false;         // any two values may have different effects
    bool counted = false;             // a number counts the elements that have it
    bool only_when = false;           // appears only in the rule's whens
    bool asked_for = false;           // a condition tests whether it is given
    std::vector<std::uint64_t> masks; // else only these masks can distinguish two values
    std::vector<std::int32_t> bounds; // of a whole number: the ends of ranges, and what is just beyond

    // Whether the two values of a choice or flag can have different effects on the rule.
    [[nodiscard]] bool tells_apart(std::int32_t a, std::int32_t b) const;
};

struct RuleTopics {
    std::vector<TraitTopic> traits; // in the order they are met
    std::vector<NumberComparison> comparisons;
    std::vector<Likeness> likenesses;
    std::vector<Selection> wanted;           // elements of which there may be too few
    std::array<bool, level_count> members{}; // levels whose elements inside matter by their presence
    bool counts = false;                     // the count of a troop matters
    bool vignettes = false;                  // the order of troops matters
    bool lacking = false;                    // something that is not given is required
    bool revision = false;                   // the data revision matters
};

// The choice, flag or whole number that has this slot; null if there is none.
[[nodiscard]] const Trait* trait_in_slot(const Ruleset& ruleset, Level level, std::size_t slot);

[[nodiscard]] RuleTopics topics_of(const Rule& rule, const Ruleset& ruleset);

} // namespace muster
