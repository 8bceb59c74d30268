// SPDX-License-Identifier: MIT
#include "odds/fight.h"

#include "base/text.h"
#include "check/checker.h"
#include "odds/odds_error.h"

#include <fmt/format.h>

namespace muster {

Army army_of_one(const Troop& troop, const Ruleset& ruleset) {
    Army army;
    army.ruleset = ruleset.id;
    army.values = ruleset.at(Level::army).defaults;
    army.bodies.emplace_back().values = ruleset.at(Level::body).defaults;
    army.bodies.front().units.emplace_back().values = ruleset.at(Level::unit).defaults;
    army.bodies.front().units.front().troops.push_back(troop);
    army.bodies.front().units.front().troops.front().count = 1;
    return army;
}

Combatant combatant_of(const Troop& troop, const Ruleset& ruleset) {
    const Army army = army_of_one(troop, ruleset);
    const Report report = numbers_alone(army, ruleset, Detail::sheet);
    Combatant combatant;
    combatant.traits = troop.values;
    const std::size_t numbers = ruleset.numbers_of(Level::troop).size();
    combatant.numbers.reserve(numbers);
    for (std::size_t i = 0; i < numbers; ++i)
        combatant.numbers.push_back(report.number(Place{1, 1, 1}, i));
    return combatant;
}

const CombatMode& combat_mode(const Ruleset& ruleset, std::string_view id) {
    if (ruleset.combat.empty())
        throw OddsError(OddsTrouble::not_computable,
                        fmt::format("{} does not describe how fights are decided", ruleset.title));
    std::vector<std::string_view> known;
    for (const CombatMode& mode : ruleset.combat) {
        if (mode.id == id)
            return mode;
        known.push_back(mode.id);
    }
    throw OddsError(OddsTrouble::input, fmt::format("{} is no mode of {}{}", muster::quoted(id),
                                                    ruleset.title, suggestion(id, known)));
}

} // namespace muster
