// SPDX-License-Identifier: MIT
// Fight: two troops, the situation and how many rounds: what fight_odds() works out.
#pragma once

#include "army/army.h"
#include "base/exact.h"
#include "ruleset/ruleset.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// A troop as far as a fight is concerned.
struct Combatant {
    TraitValues traits{};
    std::vector<Exact> numbers; // by the rule set's numbers of a troop
};

// An army of this troop alone that says nothing else. The rule set must be the troop's.
[[nodiscard]] Army army_of_one(const Troop& troop, const Ruleset& ruleset);
// The troop in such an army.
[[nodiscard]] Combatant combatant_of(const Troop& troop, const Ruleset& ruleset);

// A switch as a player sets it: of one side, or of the fight.
struct SwitchSetting {
    std::optional<CombatSide> side; // nothing: of the fight
    std::string id;
    std::string value;
};

struct Fight {
    std::array<const Combatant*, 2> sides{}; // both must outlive the call
    std::vector<SwitchSetting> situation;    // those not set are as usual
    std::int32_t rounds = 1;                 // 1..most_rounds
};
constexpr std::int32_t most_rounds = 100;

// Throws OddsError with the nearest known id.
[[nodiscard]] const CombatMode& combat_mode(const Ruleset& ruleset, std::string_view id);

} // namespace muster
