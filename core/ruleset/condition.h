// SPDX-License-Identifier: MIT
// Condition: what a <when>, <never> or <need> of a rule set says of an element; see schemas/README.md,
// "Conditions". It holds, does not hold, or (a comparison with an absent number) is undecided.
#pragma once

#include "base/exact.h"
#include "ruleset/pattern.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

enum class Truth : std::uint8_t { no, yes, undecided };

// Which elements a pattern is held against: the element itself, or those inside it.
enum class Quantifier : std::uint8_t { self, any, all, none, vignette };

struct Selection {
    Quantifier quantifier = Quantifier::self;
    Level level = Level::troop; // of the elements read; with `self` the element's own
    std::int32_t vignette = 0;  // with Quantifier::vignette: which, from 1, counts unfolded
    Pattern pattern;

    // Asks something of all troops inside at once.
    [[nodiscard]] bool is_of_troops() const {
        return level == Level::troop && (quantifier == Quantifier::any || quantifier == Quantifier::all ||
                                         quantifier == Quantifier::none);
    }
};

enum class Comparison : std::uint8_t { least, most, above, below, equal, multiple };

// number ⟨comparison⟩ (other number or literal) × times
struct NumberComparison {
    std::size_t number = 0;
    Comparison comparison = Comparison::equal;
    std::optional<std::size_t> other;
    Exact literal;
    Exact times = 1;
};

// Slots of optional whole numbers and of texts, and the army's list, that are asked for.
struct Presence {
    bool wanted_given = false; // all given; else all missing
    bool list = false;
    std::vector<std::pair<Level, std::size_t>> wholes;
    std::vector<std::pair<Level, std::size_t>> texts;
};

// All matching elements inside have the same values (or no two of them have).
struct Likeness {
    bool distinct = false;
    Level among = Level::troop;
    std::vector<std::size_t> slots; // of the traits of level `among` that are compared
    Pattern pattern;
};

enum class ConditionKind : std::uint8_t { selection, comparison, presence, likeness, other_revision };

struct Condition {
    ConditionKind kind = ConditionKind::selection;
    Selection selection;
    NumberComparison comparison;
    Presence presence;
    Likeness likeness;
};

} // namespace muster
