// SPDX-License-Identifier: MIT
#include "odds/odds_board.h"

#include "odds/odds_error.h"

#include <algorithm>
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
    duel_.outcome = usual_outcome(calculator_->mode());
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

void OddsBoard::set_switch(SwitchSetting setting) {
    std::erase_if(duel_.situation, [&](const SwitchSetting& other) {
        return other.id == setting.id && other.side == setting.side;
    });
    duel_.situation.push_back(std::move(setting));
    view_.reset();
}

void OddsBoard::set_trait(TraitChange change) {
    Troop troop = fighter(duel_.mine).troop;
    troop.values[ruleset_.traits[change.trait].slot] = change.value;
    changed_troop_ = contender_of(troop, ruleset_);
    view_.reset();
}

void OddsBoard::reset_duel() {
    duel_.situation.clear();
    changed_troop_.reset();
    view_.reset();
}

const Contender& OddsBoard::fighter(CombatSide side) const {
    if (side != duel_.mine)
        return theirs_.at(chosen_theirs_);
    return changed_troop_ ? *changed_troop_ : mine_.at(chosen_mine_);
}

std::string OddsBoard::notation_of(CombatSide side) const {
    return fighter(side).notation;
}

const DuelView& OddsBoard::duel() {
    if (!view_)
        work_out_duel();
    return *view_;
}

void OddsBoard::work_out_duel() {
    DuelView& view = view_.emplace();
    if (!has_pair())
        return;
    for (const CombatSide side : both_sides)
        duel_.troops.at(index_of(side)) = fighter(side).troop;
    const Fight fight{{&fighter(CombatSide::attacker).combatant, &fighter(CombatSide::defender).combatant},
                      duel_.situation,
                      duel_.rounds};
    try {
        view.switches = switch_states(mode(), fight);
        view.terms = calculator_->terms(fight);
        view.totals = calculator_->totals(fight);
        view.dice = calculator_->dice(fight);
        Budget budget = odds_budget(longest_odds_look);
        view.by_round = calculator_->odds_by_round(fight, budget);
        OddsChanges found = odds_changes(ruleset_, *calculator_, duel_, odds_budget(longest_odds_look));
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
