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

// A switch as it stands in a fight, for one side or for the fight.
struct SwitchState {
    const CombatSwitch* made = nullptr;
    std::optional<CombatSide> side; // nothing: of the fight
    std::int32_t value = 0;
    std::int32_t usual = 0;
    // Another value than the usual one may be set for this troop, has an answer, and may matter.
    bool open = true;
};

// All switches, in the order of the mode, the attacker's before the defender's. Throws OddsError if the
// situation names an unknown switch or value.
[[nodiscard]] std::vector<SwitchState> switch_states(const CombatMode& mode, const Fight& fight);

// Null if the mode has no such switch.
[[nodiscard]] const CombatSwitch* switch_of(const CombatMode& mode, std::string_view id);
// The words of a switch's value as a player sets it: "yes", "2", "half-move".
[[nodiscard]] std::string switch_words(const CombatMode& mode, const CombatSwitch& made, std::int32_t value);
// The same as a player reads it: "Within half a move". Of values without names, the words.
[[nodiscard]] std::string switch_value_name(const CombatMode& mode, const CombatSwitch& made,
                                            std::int32_t value);
// Of a setting that the mode knows.
[[nodiscard]] std::string switch_value_name(const CombatMode& mode, const SwitchSetting& setting);
// The values that the switch may have; of a wide range those next to `value`.
[[nodiscard]] std::vector<std::int32_t> switch_values(const CombatMode& mode, const CombatSwitch& made,
                                                      std::int32_t value);

} // namespace muster
