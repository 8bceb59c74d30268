// SPDX-License-Identifier: MIT
// Which registers of a combat mode what comes of a fight can rest on at all.
#pragma once

#include "ruleset/combat.h"

#include <vector>

namespace muster {

// By register_of(): false for what no outcome, refusal or mean rests on, such as a switch that only the
// attacker's side of a mode asks for, for the defender.
[[nodiscard]] std::vector<bool> registers_in_use(const CombatMode& mode);

} // namespace muster
