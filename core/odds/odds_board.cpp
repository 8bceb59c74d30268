// SPDX-License-Identifier: MIT
#include "odds/odds_board.h"

#include "odds/contender_kind.h"
#include "odds/odds_error.h"
#include "odds/outcome_words.h"

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

// In the usual situation.
void OddsBoard::look_at_pair() {
    if (mine_.empty() || theirs_.empty())
        pair_.reset();
    else
        pair_.emplace(ruleset_, *calculator_, asked_, mine_.at(chosen_mine_), theirs_.at(chosen_theirs_));
}

void OddsBoard::ask_again() {
    matrix_.reset();
    if (pair_)
        pair_->ask(asked_);
}

void OddsBoard::set_mode(std::size_t mode) {
    matrix_.reset();
    calculator_ = std::make_unique<const OddsCalculator>(*modes_.at(mode));
    set_first_question();
    look_at_pair();
}

void OddsBoard::set_mine(std::vector<Contender> mine) {
    matrix_.reset();
    mine_ = std::move(mine);
    chosen_mine_ = 0;
    look_at_pair();
}

void OddsBoard::set_theirs(std::vector<Contender> theirs) {
    matrix_.reset();
    theirs_ = std::move(theirs);
    chosen_theirs_ = 0;
    look_at_pair();
}

void OddsBoard::set_rounds(std::int32_t rounds) {
    asked_.rounds = std::clamp(rounds, 1, most_rounds);
    ask_again();
}

void OddsBoard::set_outcome(std::size_t outcome) {
    asked_.outcome = outcome;
    asked_.losses = false;
    if (matrix_)
        matrix_->ask_for_outcome(outcome);
    if (pair_)
        pair_->ask(asked_);
}

void OddsBoard::ask_first_question() {
    set_first_question();
    ask_again();
}

void OddsBoard::set_first_question() {
    asked_.outcome = usual_outcome(mode(), asked_.mine);
    asked_.losses = asks_for_losses(mode(), asked_.mine);
}

void OddsBoard::set_equal_figures(bool equal) {
    asked_.equal_figures = equal;
    ask_again();
}

void OddsBoard::set_side(CombatSide mine) {
    asked_.mine = mine;
    set_first_question();
    ask_again();
}

void OddsBoard::set_order(BoardOrder order) {
    order_ = order;
    if (matrix_)
        matrix_->set_order(order);
}

BoardMatrix& OddsBoard::matrix() {
    if (!matrix_)
        matrix_.emplace(*calculator_, asked_, mine_, theirs_, order_);
    return *matrix_;
}

void OddsBoard::choose(std::size_t mine, std::size_t theirs) {
    chosen_mine_ = mine;
    chosen_theirs_ = theirs;
    look_at_pair();
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
    const CombatReads reads(ruleset_);
    const ContenderKind wanted = kind_of(counted_contender(troop, ruleset_, reads), ruleset_, reads);
    for (std::size_t mine = 0; mine < mine_.size(); ++mine) {
        if (kind_of(mine_[mine], ruleset_, reads) != wanted)
            continue;
        for (std::size_t theirs = 0; theirs < theirs_.size(); ++theirs)
            if (matrix().cell(mine, theirs).chance) {
                choose(mine, theirs);
                return true;
            }
    }
    return false;
}

std::unique_ptr<OddsBoard> OddsBoard::copy() const {
    auto copy = std::make_unique<OddsBoard>(ruleset_, mine_, theirs_);
    const auto same = std::find(modes_.begin(), modes_.end(), &mode());
    copy->set_mode(static_cast<std::size_t>(same - modes_.begin()));
    copy->asked_ = asked_;
    copy->order_ = order_;
    copy->chosen_mine_ = chosen_mine_;
    copy->chosen_theirs_ = chosen_theirs_;
    copy->look_at_pair();
    if (pair_)
        copy->pair_->try_like(*pair_);
    copy->needs_matrix_ = !matrix_ || !matrix_->is_worked_out();
    return copy;
}

bool OddsBoard::is_worked_out() const {
    return matrix_ && matrix_->is_worked_out() && (!pair_ || pair_->is_worked_out());
}

void OddsBoard::work_out() {
    if (needs_matrix_)
        static_cast<void>(matrix().most_losses());
    if (pair_)
        static_cast<void>(pair_->view());
}

void OddsBoard::adopt(OddsBoard& copy) {
    if (copy.needs_matrix_)
        matrix().take_cells(copy.matrix());
    if (pair_ && copy.pair_)
        pair_->take_view(*copy.pair_);
}

OddsFactors OddsBoard::usual_factors(std::size_t mine, std::size_t theirs) const {
    const Fight fight = usual_fight(mode(), asked_, mine_.at(mine), theirs_.at(theirs));
    try {
        return {calculator_->terms(fight), calculator_->totals(fight)};
    } catch (const OddsError&) {
        return {};
    }
}

} // namespace muster
