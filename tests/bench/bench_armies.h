// SPDX-License-Identifier: MIT
// Armies for the benches: the sample armies, cut or repeated to a number of groups, with a few traits
// changed by a fixed seed, so that every run measures the same and most armies break a rule or two.
#pragma once

#include "army/army.h"
#include "ruleset/rulesets.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster::bench {

const Rulesets& shipped_rulesets();

// A variation of sample number `seed` (counted on from the first again) with exactly `troops` groups.
Army make_army(std::uint32_t seed, std::size_t troops);

// The files of `count` such armies, as Muster writes them.
std::vector<std::string> make_files(std::size_t count, std::size_t troops = 12);

} // namespace muster::bench
