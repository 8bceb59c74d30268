// SPDX-License-Identifier: MIT
// Works a fight out the long way: follows every throw of the dice of every round on its own, straight from
// the mode as it was read, without stages, merged states or a common denominator.
#pragma once

#include "odds/odds.h"

#include <array>
#include <cstddef>
#include <map>
#include <vector>

namespace muster::tests {

struct Enumerated {
    std::vector<Probability> outcomes;
    std::array<Probability, 2> wear; // the mean of what each side suffers; 0 where nothing is counted
};

// What was come upon in all fights that were followed.
struct Coverage {
    // How often a condition held, how often it did not, and how often for one reason alone.
    struct Met {
        std::size_t held = 0;
        std::size_t failed = 0;
        std::size_t just_failed = 0;
    };
    std::map<const CombatStep*, Met> steps;
    std::map<const CombatRefusal*, Met> refusals; // of fights that were worked out
    std::map<const CombatGrid*, std::vector<std::size_t>> cells;
    std::map<const CombatDice*, std::size_t> dice;
    std::map<const CombatEnd*, std::size_t> ends;
};

// How many throws of all dice a round may take, at most.
[[nodiscard]] double throws_of(const CombatMode& mode);

// Throws OddsError. Takes time: for fights of few throws.
[[nodiscard]] Enumerated enumerate(const CombatMode& mode, const Fight& fight, Coverage& coverage);

} // namespace muster::tests
