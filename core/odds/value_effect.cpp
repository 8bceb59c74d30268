// SPDX-License-Identifier: MIT
#include "odds/value_effect.h"

#include "odds/odds_error.h"
#include "odds/outcome_words.h"

#include <utility>

namespace muster {

namespace {

std::optional<Probability> usual_chance(const OddsCalculator& calculator, const Combatant& attacker,
                                        const Combatant& defender, Budget& budget) {
    try {
        return chance_for(calculator.odds({{&attacker, &defender}, {}, 1}, budget), CombatSide::attacker,
                          usual_outcome(calculator.mode()));
    } catch (const OddsError&) {
        return std::nullopt;
    }
}

Probability distance(const Probability& a, const Probability& b) {
    return a < b ? b - a : a - b;
}

std::optional<ValueEffect> effect_in(const CombatMode& mode, const std::vector<Contender>& classes,
                                     const Combatant& before, const Combatant& after) {
    const OddsCalculator calculator(mode);
    Budget budget = odds_budget(longest_odds_look);
    ValueEffect effect;
    for (const Contender& each : classes) {
        const std::optional<Probability> was = usual_chance(calculator, before, each.combatant, budget);
        const std::optional<Probability> is = usual_chance(calculator, after, each.combatant, budget);
        if (!was || !is || *was == *is)
            continue;
        if (distance(effect.before, effect.after) < distance(*was, *is)) {
            effect.against = each.code;
            effect.before = *was;
            effect.after = *is;
        }
        ++(*was < *is ? effect.better : effect.worse);
    }
    if (effect.better + effect.worse == 0)
        return std::nullopt;
    effect.mode = mode.name;
    effect.outcome = measure_words(mode, usual_outcome(mode), CombatSide::attacker);
    return effect;
}

} // namespace

std::optional<ValueEffect> effect_of_value(const Ruleset& ruleset, const std::vector<Contender>& classes,
                                           const Troop& troop, const TraitChange& change) {
    Troop changed = troop;
    changed.values[ruleset.traits[change.trait].slot] = change.value;
    const Combatant before = combatant_of(troop, ruleset);
    const Combatant after = combatant_of(changed, ruleset);
    for (const CombatMode& mode : ruleset.combat)
        if (!mode.alone)
            if (std::optional<ValueEffect> effect = effect_in(mode, classes, before, after))
                return effect;
    return std::nullopt;
}

} // namespace muster
