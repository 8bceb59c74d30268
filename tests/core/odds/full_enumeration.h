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
    std::map<const CombatStep*, std::array<std::size_t, 2>> steps; // how often left out, and taken
};

// Throws OddsError. Takes time: for fights of few throws.
[[nodiscard]] Enumerated enumerate(const CombatMode& mode, const Fight& fight, Coverage& coverage);

} // namespace muster::tests
