// SPDX-License-Identifier: MIT
#include "odds/odds_changes.h"

#include "odds/contenders.h"
#include "odds/odds_error.h"
#include "odds/outcome_words.h"
#include "odds/situation.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace muster {

namespace {

// Whether a step of the scale "worth" tests the trait.
bool is_worth(const Trait& trait, const Ruleset& ruleset) {
    for (const ConversionScale& scale : ruleset.conversion.scales)
        for (const ConversionRow& row : scale.rows)
            for (const ValueTest& test : row.pattern.values)
                if (scale.id == "worth" && test.level == trait.level && test.slot == trait.slot)
                    return true;
    return false;
}

class ChangeFinder {
public:
    ChangeFinder(const Ruleset& ruleset, const OddsCalculator& calculator, const Duel& duel, Budget budget)
        : ruleset_(ruleset), calculator_(calculator), budget_(budget),
          duel_(duel), combatants_{combatant_of(duel.troops[0], ruleset),
                                   combatant_of(duel.troops[1], ruleset)},
          now_(answer(duel.situation, combatants_)),
          errors_(troop_errors(duel.troops.at(index_of(duel.mine)), ruleset)) {}

    OddsChanges find() {
        const CombatMode& mode = calculator_.mode();
        for (const SwitchState& state : switch_states(mode, fight_of(duel_.situation, combatants_)))
            try_switch(mode, state);
        const Trait* kind = class_trait(ruleset_);
        for (const std::size_t index : ruleset_.at(Level::troop).traits)
            if (const Trait& trait = ruleset_.traits[index]; &trait != kind && trait.has_words())
                try_trait(trait, index);
        std::stable_sort(found_.changes.begin(), found_.changes.end(),
                         [this](const OddsChange& a, const OddsChange& b) {
                             const Probability first = gain_of(duel_, now_, a);
                             const Probability second = gain_of(duel_, now_, b);
                             return first == second ? a.defeat < b.defeat : second < first;
                         });
        return std::move(found_);
    }

private:
    [[nodiscard]] Fight fight_of(const std::vector<SwitchSetting>& situation,
                                 const std::array<Combatant, 2>& combatants) const {
        return {
            {&combatants[0], calculator_.mode().alone ? nullptr : &combatants[1]}, situation, duel_.rounds};
    }

    [[nodiscard]] OddsAnswer answer(const std::vector<SwitchSetting>& situation,
                                    const std::array<Combatant, 2>& combatants) {
        const Odds odds = calculator_.odds(fight_of(situation, combatants), budget_);
        return {answer_to(duel_, odds),
                duel_.minds_defeat ? defeat_in(calculator_.mode(), duel_, odds) : Probability()};
    }

    void add(OddsChange change, const std::vector<SwitchSetting>& situation,
             const std::array<Combatant, 2>& combatants) {
        try {
            const OddsAnswer found = answer(situation, combatants);
            change.chance = found.chance;
            change.defeat = found.defeat;
        } catch (const OddsError& error) { // the rules do not allow it, or give no answer
            found_.is_complete = found_.is_complete && error.trouble() != OddsTrouble::too_long;
            return;
        }
        // Of values that bring the same, the first stands for all.
        const bool known =
            (change.chance == now_.chance && change.defeat == now_.defeat) ||
            std::any_of(found_.changes.begin(), found_.changes.end(), [&](const OddsChange& other) {
                return other.side == change.side && other.name == change.name &&
                       other.chance == change.chance && other.defeat == change.defeat;
            });
        if (!known)
            found_.changes.push_back(std::move(change));
    }

    void try_switch(const CombatMode& mode, const SwitchState& state) {
        std::vector<SwitchSetting> others;
        for (const SwitchSetting& setting : duel_.situation)
            if (setting.id != state.made->id || setting.side != state.side)
                others.push_back(setting);
        for (const std::int32_t value : switch_values(mode, *state.made, state.value)) {
            if (value == state.value)
                continue;
            std::vector<SwitchSetting> situation = others;
            situation.push_back({state.side, state.made->id, switch_words(mode, *state.made, value)});
            OddsChange change;
            change.side = state.side;
            change.name = mode.names[state.made->name].label;
            change.from = switch_words(mode, *state.made, state.value);
            change.to = situation.back().value;
            change.setting = situation.back();
            add(std::move(change), situation, combatants_);
        }
    }

    void try_trait(const Trait& trait, std::size_t index) {
        const Troop& mine = duel_.troops.at(index_of(duel_.mine));
        const std::int32_t now = mine.values[trait.slot];
        const bool steps = is_worth(trait, ruleset_);
        for (std::int32_t value = 0; value < static_cast<std::int32_t>(trait.values.size()); ++value) {
            if (value == now || (steps && std::abs(value - now) > 1))
                continue;
            Troop changed = mine;
            changed.values[trait.slot] = value;
            if (troop_errors(changed, ruleset_) > errors_)
                continue;
            std::array<Combatant, 2> combatants = combatants_;
            combatants.at(index_of(duel_.mine)) = combatant_of(changed, ruleset_);
            OddsChange change;
            change.side = duel_.mine;
            change.name = trait.name;
            change.from = trait.values[static_cast<std::size_t>(now)].name;
            change.to = trait.values[static_cast<std::size_t>(value)].name;
            change.trait = TraitChange{index, value};
            add(std::move(change), duel_.situation, combatants);
        }
    }

    const Ruleset& ruleset_;
    const OddsCalculator& calculator_;
    Budget budget_;
    const Duel& duel_;
    std::array<Combatant, 2> combatants_;
    OddsAnswer now_;
    std::size_t errors_;
    OddsChanges found_;
};

} // namespace

Probability chance_for(const Odds& odds, CombatSide side, std::size_t outcome) {
    Probability sum;
    if (side == CombatSide::attacker)
        for (std::size_t i = outcome; i < odds.outcomes.size(); ++i)
            sum = sum + odds.outcomes[i];
    else
        for (std::size_t i = 0; i <= outcome && i < odds.outcomes.size(); ++i)
            sum = sum + odds.outcomes[i];
    return sum;
}

Probability answer_to(const Duel& asked, const Odds& odds) {
    if (asked.losses)
        return odds.wear.at(index_of(CombatSide::defender)).value_or(Probability());
    return chance_for(odds, asked.mine, asked.outcome);
}

Probability defeat_in(const CombatMode& mode, const Duel& asked, const Odds& odds) {
    return shares_of(mode, odds.outcomes, asked.outcome, asked.mine).bad;
}

Probability worth_of(const Duel& asked, const Probability& answer) {
    const bool is_own_loss = asked.losses && asked.mine == CombatSide::defender;
    return is_own_loss ? Probability() - answer : answer;
}

bool is_better(const Duel& asked, const Probability& first, const Probability& second) {
    return worth_of(asked, second) < worth_of(asked, first);
}

bool is_mixed(const Duel& asked, const OddsAnswer& now, const OddsChange& change) {
    if (change.chance == now.chance || change.defeat == now.defeat)
        return false;
    return is_better(asked, change.chance, now.chance) != (change.defeat < now.defeat);
}

Probability gain_of(const Duel& asked, const OddsAnswer& now, const OddsChange& change) {
    const Probability gain = worth_of(asked, change.chance) - worth_of(asked, now.chance);
    return is_mixed(asked, now, change) ? gain - (change.defeat - now.defeat) : gain;
}

OddsChanges odds_changes(const Ruleset& ruleset, const OddsCalculator& calculator, const Duel& duel,
                         Budget budget) {
    return ChangeFinder(ruleset, calculator, duel, budget).find();
}

} // namespace muster
