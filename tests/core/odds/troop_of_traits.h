// SPDX-License-Identifier: MIT
// Troops of a rule set from the ids of their traits and values; every other trait has its default.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <map>
#include <string>

namespace muster::tests {

[[nodiscard]] Troop troop_of_traits(const Ruleset& ruleset, const std::map<std::string, std::string>& traits);

} // namespace muster::tests
