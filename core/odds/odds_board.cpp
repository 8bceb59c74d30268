// SPDX-License-Identifier: MIT
#include "odds/odds_board.h"

#include "odds/odds_error.h"
#include "odds/outcome_words.h"
#include "odds/switch_use.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster {

OddsBoard::OddsBoard(const Ruleset& ruleset, std::vector<Contender> mine, std::vector<Contender> theirs)
    : ruleset_(ruleset), mine_(std::move(mine)), theirs_(std::move(theirs)) {
    for (const CombatMode& mode : ruleset.combat)
        if (!mode.alone)
            modes_.push_back(&mode);
    set_mode(0);
}

bool OddsBoard::is_possible(const Ruleset& ruleset) {
    return std::any_of(ruleset.combat.begin(), ruleset.combat.end(),
                       [](const CombatMode& mode) { return !mode.alone; });
}

void OddsBoard::forget() {
    matrix_.reset();
    view_.reset();
}

void OddsBoard::set_mode(std::size_t mode) {
    forget();
    calculator_ = std::make_unique<const OddsCalculator>(*modes_.at(mode));
    duel_.outcome = usual_outcome(calculator_->mode(), duel_.mine);
    reset_duel();
}

void OddsBoard::set_mine(std::vector<Contender> mine) {
    forget();
    mine_ = std::move(mine);
    chosen_mine_ = 0;
    reset_duel();
}

void OddsBoard::set_theirs(std::vector<Contender> theirs) {
    forget();
    theirs_ = std::move(theirs);
    chosen_theirs_ = 0;
    reset_duel();
}

void OddsBoard::set_rounds(std::int32_t rounds) {
    duel_.rounds = std::clamp(rounds, 1, most_rounds);
    forget();
}

void OddsBoard::set_outcome(std::size_t outcome) {
    duel_.outcome = outcome;
    forget();
}

void OddsBoard::set_side(CombatSide mine) {
    duel_.mine = mine;
    duel_.outcome = usual_outcome(mode(), mine);
    reset_duel();
    forget();
}

void OddsBoard::set_order(BoardOrder order) {
    order_ = order;
    if (matrix_)
        matrix_->set_order(order);
}

BoardMatrix& OddsBoard::matrix() {
    if (!matrix_)
        matrix_.emplace(*calculator_, duel_, mine_, theirs_, order_);
    return *matrix_;
}

void OddsBoard::choose(std::size_t mine, std::size_t theirs) {
    chosen_mine_ = mine;
    chosen_theirs_ = theirs;
    reset_duel();
}

void OddsBoard::choose_pair_that_fights() {
    if (!has_pair() || matrix().cell(chosen_mine_, chosen_theirs_).chance)
        return;
    for (std::size_t mine = 0; mine < mine_.size(); ++mine)
        for (std::size_t theirs = 0; theirs < theirs_.size(); ++theirs)
            if (matrix().cell(mine, theirs).chance) {
                choose(mine, theirs);
                return;
            }
}

bool OddsBoard::choose_troop(const Troop& troop) {
    const bool by_figures = count_switch(mode()) != nullptr;
    for (std::size_t mine = 0; mine < mine_.size(); ++mine) {
        const Troop& own = mine_[mine].troop;
        if (own.values != troop.values || (by_figures && own.count != troop.count))
            continue;
        for (std::size_t theirs = 0; theirs < theirs_.size(); ++theirs)
            if (matrix().cell(mine, theirs).chance) {
                choose(mine, theirs);
                return true;
            }
    }
    return false;
}

void OddsBoard::set_switch(SwitchSetting setting) {
    std::erase_if(duel_.situation, [&](const SwitchSetting& other) {
        return other.id == setting.id && other.side == setting.side;
    });
    duel_.situation.push_back(std::move(setting));
    view_.reset();
}

void OddsBoard::set_trait(TraitChange change, CombatSide side) {
    Troop troop = fighter(side).troop;
    troop.values[ruleset_.traits[change.trait].slot] = change.value;
    const bool counted = fighter(side).counted;
    std::optional<Contender>& changed = changed_.at(index_of(side));
    changed = contender_of(troop, ruleset_);
    changed->counted = counted;
    view_.reset();
}

void OddsBoard::reset_duel() {
    duel_.situation.clear();
    changed_ = {};
    view_.reset();
}

const Contender& OddsBoard::fighter(CombatSide side) const {
    if (const std::optional<Contender>& changed = changed_.at(index_of(side)))
        return *changed;
    return side == duel_.mine ? mine_.at(chosen_mine_) : theirs_.at(chosen_theirs_);
}

std::vector<std::size_t> OddsBoard::traits_in_use(CombatSide side) const {
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
bool OddsBoard::changes_a_figure(const Trait& trait, CombatSide side) const {
    std::set<std::size_t> read;
    for (const CombatDefinition& definition : mode().definitions)
        for (const CombatStep& step : definition.steps)
            if (step.source == CombatSource::number)
                read.insert(step.index);
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

std::string OddsBoard::notation_of(CombatSide side) const {
    return fighter(side).notation;
}

const DuelView& OddsBoard::duel() {
    if (!view_)
        work_out_duel();
    return *view_;
}

std::vector<OddsTerm> OddsBoard::usual_terms(std::size_t mine, std::size_t theirs) const {
    Fight fight;
    fight.sides.at(index_of(duel_.mine)) = &mine_.at(mine).combatant;
    fight.sides.at(index_of(enemy_of(duel_.mine))) = &theirs_.at(theirs).combatant;
    try {
        return calculator_->terms(fight);
    } catch (const OddsError&) {
        return {};
    }
}

// What is set, and before it the sizes that the troops have in their armies.
std::vector<SwitchSetting> OddsBoard::situation() const {
    std::vector<SwitchSetting> settings = duel_.situation;
    for (const CombatSide side : both_sides)
        for (SwitchSetting& size : count_settings(mode(), side, fighter(side)))
            if (std::none_of(settings.begin(), settings.end(), [&](const SwitchSetting& set) {
                    return set.id == size.id && set.side == size.side;
                }))
                settings.push_back(std::move(size));
    return settings;
}

void OddsBoard::work_out_duel() {
    DuelView& view = view_.emplace();
    if (!has_pair())
        return;
    Duel duel = duel_;
    duel.situation = situation();
    for (const CombatSide side : both_sides)
        duel.troops.at(index_of(side)) = fighter(side).troop;
    const Fight fight{{&fighter(CombatSide::attacker).combatant, &fighter(CombatSide::defender).combatant},
                      duel.situation,
                      duel.rounds};
    try {
        view.switches = switch_states(mode(), fight);
        view.terms = calculator_->terms(fight);
        view.totals = calculator_->totals(fight);
        view.dice = calculator_->dice(fight);
        Budget budget = odds_budget(longest_odds_look);
        view.by_round = calculator_->odds_by_round(fight, budget);
        OddsChanges found = odds_changes(ruleset_, *calculator_, duel, odds_budget(longest_odds_look));
        view.changes = std::move(found.changes);
        view.has_all_changes = found.is_complete;
    } catch (const OddsError& error) {
        view.problem = error.for_player();
        view.terms.clear();
        view.totals.clear();
        view.dice.clear();
        view.by_round.clear();
        view.changes.clear();
    }
}

} // namespace muster
