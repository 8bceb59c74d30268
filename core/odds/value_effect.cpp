// SPDX-License-Identifier: MIT
#include "odds/value_effect.h"

#include "odds/odds_error.h"
#include "odds/outcome_words.h"

#include <utility>

namespace muster {

namespace {

// The chances that attackers have in the usual situation.
class UsualChances {
public:
    explicit UsualChances(const CombatMode& mode)
        : calculator_(mode), outcome_(usual_outcome(mode, CombatSide::attacker)) {}

    [[nodiscard]] std::optional<Probability> of(const Combatant& attacker, const Combatant& defender) {
        try {
            return chance_for(calculator_.odds({{&attacker, &defender}, {}, 1}, budget_),
                              CombatSide::attacker, outcome_);
        } catch (const OddsError&) {
            return std::nullopt;
        }
    }
    [[nodiscard]] std::string words() const {
        return chance_words(calculator_.mode(), outcome_, CombatSide::attacker);
    }

private:
    OddsCalculator calculator_;
    Budget budget_ = odds_budget(longest_odds_look);
    std::size_t outcome_;
};

Probability distance(const Probability& a, const Probability& b) {
    return a < b ? b - a : a - b;
}

std::optional<ValueEffect> effect_in(const CombatMode& mode, const std::vector<Contender>& classes,
                                     const Combatant& before, const Combatant& after) {
    UsualChances chances(mode);
    ValueEffect effect;
    for (const Contender& each : classes) {
        const std::optional<Probability> was = chances.of(before, each.combatant);
        const std::optional<Probability> is = chances.of(after, each.combatant);
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
    effect.outcome = chances.words();
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
