// SPDX-License-Identifier: MIT
// Condition: a <when>, <never> or <need> of a rule set; see schemas/README.md, "Conditions". For an element
// it holds, does not hold, or is undecided (a comparison with an absent number).
#pragma once

#include "base/exact.h"
#include "ruleset/pattern.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

enum class Truth : std::uint8_t { no, yes, undecided };

// Which elements a pattern is tested on: the element itself, or those inside it.
enum class Quantifier : std::uint8_t { self, any, all, none, vignette };

struct Selection {
    Quantifier quantifier = Quantifier::self;
    Level level = Level::troop; // of the elements read; with `self` the element's own
    std::int32_t vignette =
        0; // with Quantifier::vignette: which one, from 1; a troop of four is four vignettes
    Pattern pattern;

    // Tests all troops inside at once.
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

// Whether optional whole numbers, texts or the army list are given.
struct Presence {
    bool wanted_given = false; // true: all must be given; false: all must be missing
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
