// SPDX-License-Identifier: MIT
// The switches of a fight, set in the registers of a combat program and held to what the rule set says of
// them.
#pragma once

#include "odds/combat_program.h"
#include "odds/fight.h"

namespace muster {

// Sets the registers of roles, rounds, traits and switches. Throws OddsError: an unknown switch or value, a
// switch that this troop does not have, or a fight that cannot be worked out.
void set_situation(const CombatMode& mode, const Fight& fight, Registers& registers);

} // namespace muster
