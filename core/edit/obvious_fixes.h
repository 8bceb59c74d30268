// SPDX-License-Identifier: MIT
// ObviousFixes: the errors of an army that have exactly one fix, all fixed one after the other. A fix that
// takes away a unit or body, or that makes a troop another kind, is for the player to choose.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <string>
#include <vector>

namespace muster {

struct ObviousFixes {
    Army army;
    std::vector<std::string> made; // "Right wing: Mark Tactical unit 1 as …", in their order; may be empty
};

[[nodiscard]] ObviousFixes with_obvious_fixes(const Army& army, const Ruleset& ruleset, const Report& report);

} // namespace muster
