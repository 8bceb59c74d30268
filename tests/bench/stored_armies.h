// SPDX-License-Identifier: MIT
// Armies as a library of many players holds them: the bench's armies of twelve groups with names, players,
// events, dates and notes drawn from a few hundred words by a fixed seed, so that some words are in nearly
// every army and others in one.
#pragma once

#include "library/army_facts.h"

#include <cstdint>
#include <vector>

namespace muster::bench {

// Numbers first, first + 1, …; no two of them are the same army.
[[nodiscard]] std::vector<ArmyFacts> make_stored_armies(std::uint32_t first, std::size_t count);

} // namespace muster::bench
