// SPDX-License-Identifier: MIT
#include "odds/odds_pair.h"

#include "odds/combat_reads.h"
#include "odds/odds_error.h"
#include "odds/switch_use.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster {

OddsPair::OddsPair(const Ruleset& ruleset, const OddsCalculator& calculator, Duel asked,
                   const Contender& mine, const Contender& theirs)
    : ruleset_(ruleset), calculator_(calculator), mine_(mine), theirs_(theirs), duel_(std::move(asked)) {}

void OddsPair::ask(Duel asked) {
    const bool other_side = asked.mine != duel_.mine;
    asked.situation = std::move(duel_.situation);
    duel_ = std::move(asked);
    if (other_side)
        change_sides();
    view_.reset();
}

void OddsPair::change_sides() {
    std::swap(changed_[0], changed_[1]);
    std::vector<SwitchSetting> before;
    before.swap(duel_.situation);
    for (SwitchSetting& setting : before) {
        if (setting.side)
            setting.side = enemy_of(*setting.side);
        duel_.situation.push_back(std::move(setting));
        if (!is_allowed(duel_.situation))
            duel_.situation.pop_back();
    }
}

// Whether the rules let these troops have what is set; only the attacker charges.
bool OddsPair::is_allowed(const std::vector<SwitchSetting>& settings) const {
    try {
        static_cast<void>(calculator_.terms(
            {{&fighter(CombatSide::attacker).combatant, &fighter(CombatSide::defender).combatant},
             settings,
             1}));
    } catch (const OddsError& error) {
        return error.trouble() != OddsTrouble::input;
    }
    return true;
}

void OddsPair::set_switch(SwitchSetting setting) {
    std::erase_if(duel_.situation, [&](const SwitchSetting& other) {
        return other.id == setting.id && other.side == setting.side;
    });
    duel_.situation.push_back(std::move(setting));
    view_.reset();
}

void OddsPair::set_trait(TraitChange change, CombatSide side) {
    Troop troop = fighter(side).troop;
    troop.values[ruleset_.traits[change.trait].slot] = change.value;
    const bool counted = fighter(side).counted;
    std::optional<Contender>& changed = changed_.at(index_of(side));
    changed = contender_of(troop, ruleset_);
    changed->counted = counted;
    view_.reset();
}

void OddsPair::reset() {
    duel_.situation.clear();
    changed_ = {};
    view_.reset();
}

const Contender& OddsPair::fighter(CombatSide side) const {
    if (const std::optional<Contender>& changed = changed_.at(index_of(side)))
        return *changed;
    return side == duel_.mine ? mine_ : theirs_;
}

std::vector<std::size_t> OddsPair::traits_in_use(CombatSide side) const {
    const std::vector<bool> in_use = registers_in_use(mode());
    std::set<std::size_t> slots;
    for (std::size_t i = 0; i < mode().names.size(); ++i)
        if (mode().names[i].kind == CombatNameKind::trait && in_use[2 * i + index_of(side)])
            slots.insert(mode().names[i].origin);
    std::vector<std::size_t> traits;
    for (const std::size_t index : ruleset_.at(Level::troop).traits) {
        const Trait& trait = ruleset_.traits[index];
        if (trait.has_words() &&
            (trait.required || slots.contains(trait.slot) || changes_a_figure(trait, side)))
            traits.push_back(index);
    }
    return traits;
}

// Whether another value of the trait changes a number of the troop that the kind of fight reads.
bool OddsPair::changes_a_figure(const Trait& trait, CombatSide side) const {
    const std::set<std::size_t> read = numbers_read(mode());
    if (read.empty())
        return false;
    const Contender& fighting = fighter(side);
    for (std::size_t value = 0; value < trait.values.size(); ++value) {
        Troop changed = fighting.troop;
        changed.values[trait.slot] = static_cast<std::int32_t>(value);
        const std::vector<Exact> numbers = combatant_of(changed, ruleset_).numbers;
        for (const std::size_t number : read)
            if (!(numbers[number] == fighting.combatant.numbers[number]))
                return true;
    }
    return false;
}

std::string OddsPair::notation_of(CombatSide side) const {
    return fighter(side).notation;
}

void OddsPair::try_like(const OddsPair& other) {
    duel_ = other.duel_;
    changed_ = other.changed_;
    view_.reset();
}

const DuelView& OddsPair::view() {
    if (!view_)
        work_out();
    return *view_;
}

// What is set, and before it the sizes that the troops have in their armies.
std::vector<SwitchSetting> OddsPair::situation() const {
    std::vector<SwitchSetting> settings = duel_.situation;
    if (duel_.equal_figures)
        return settings;
    for (const CombatSide side : both_sides)
        for (SwitchSetting& size : count_settings(mode(), side, fighter(side)))
            if (std::none_of(settings.begin(), settings.end(), [&](const SwitchSetting& set) {
                    return set.id == size.id && set.side == size.side;
                }))
                settings.push_back(std::move(size));
    return settings;
}

void OddsPair::work_out() {
    DuelView& view = view_.emplace();
    Duel duel = duel_;
    duel.situation = situation();
    duel.minds_defeat = !duel.losses;
    for (const CombatSide side : both_sides)
        duel.troops.at(index_of(side)) = fighter(side).troop;
    const Fight fight{{&fighter(CombatSide::attacker).combatant, &fighter(CombatSide::defender).combatant},
                      duel.situation,
                      duel.rounds};
    try {
        view.switches = switch_states(mode(), fight);
        view.terms = calculator_.terms(fight);
        view.totals = calculator_.totals(fight);
        view.dice = calculator_.dice(fight);
        view.reasons = calculator_.reasons(fight);
        Budget budget = odds_budget(longest_odds_look);
        view.by_round = calculator_.odds_by_round(fight, budget);
        OddsChanges found = odds_changes(ruleset_, calculator_, duel, odds_budget(longest_odds_look));
        view.changes = std::move(found.changes);
        view.has_all_changes = found.is_complete;
    } catch (const OddsError& error) {
        view.problem = error.for_player(duel_.mine);
        view.terms.clear();
        view.totals.clear();
        view.dice.clear();
        view.reasons.clear();
        view.by_round.clear();
        view.changes.clear();
    }
}

} // namespace muster
