// SPDX-License-Identifier: MIT
#include "odds/board_matrix.h"

#include "base/translation.h"
#include "odds/odds_error.h"
#include "odds/outcome_words.h"

#include <utility>

namespace muster {

namespace {

std::string word_for(const OddsError& error) {
    if (!error.word().empty())
        return error.word();
    switch (error.trouble()) {
    case OddsTrouble::too_long: return translate("too long");
    case OddsTrouble::not_computable: return translate("no figure");
    case OddsTrouble::input: break;
    }
    return "—";
}

} // namespace

bool can_fight(const OddsCalculator& calculator, const Combatant& attacker, const Combatant& defender) {
    try {
        static_cast<void>(calculator.terms({{&attacker, &defender}, {}, 1}));
        return true;
    } catch (const OddsError&) {
        return false;
    }
}

BoardMatrix::BoardMatrix(const OddsCalculator& calculator, const Duel& asked, std::span<const Contender> mine,
                         std::span<const Contender> theirs, BoardOrder order)
    : calculator_(&calculator), rounds_(asked.rounds), side_(asked.mine), outcome_(asked.outcome),
      mine_(mine), theirs_(theirs), wanted_order_(order) {}

void BoardMatrix::set_order(BoardOrder order) {
    wanted_order_ = order;
    order_.reset();
}

const std::vector<std::size_t>& BoardMatrix::rows() {
    return order().rows;
}

const std::vector<std::size_t>& BoardMatrix::columns() {
    return order().columns;
}

const BoardCell& BoardMatrix::cell(std::size_t mine, std::size_t theirs) {
    work_out();
    return cells_.at(mine * theirs_.size() + theirs);
}

BoardCell BoardMatrix::worked_out(const Contender& own, const Contender& other, Budget& budget) const {
    Fight fight;
    fight.rounds = rounds_;
    fight.situation = count_settings(calculator_->mode(), side_, own);
    for (SwitchSetting& setting : count_settings(calculator_->mode(), enemy_of(side_), other))
        fight.situation.push_back(std::move(setting));
    fight.sides.at(index_of(side_)) = &own.combatant;
    fight.sides.at(index_of(enemy_of(side_))) = &other.combatant;
    try {
        Odds odds = calculator_->odds(fight, budget);
        const Probability chance = chance_for(odds, side_, outcome_);
        return {chance, {}, std::move(odds.outcomes), {}};
    } catch (const OddsError& error) {
        return {std::nullopt, error.for_player(), {}, word_for(error)};
    }
}

void BoardMatrix::work_out() {
    if (!cells_.empty())
        return;
    cells_.reserve(mine_.size() * theirs_.size());
    Budget budget = odds_budget(longest_odds_look);
    for (const Contender& own : mine_)
        for (const Contender& other : theirs_)
            cells_.push_back(worked_out(own, other, budget));
}

std::size_t BoardMatrix::measured_outcome() {
    work_out();
    std::vector<bool> can_come(calculator_->mode().outcomes.size(), false);
    for (const BoardCell& cell : cells_)
        for (std::size_t i = 0; i < cell.outcomes.size(); ++i)
            can_come[i] = can_come[i] || cell.outcomes[i].over() != 0;
    return muster::measured_outcome(can_come, outcome_, side_);
}

const MatrixOrder& BoardMatrix::order() {
    if (!order_)
        order_ =
            matrix_order(wanted_order_, mine_.size(), theirs_.size(),
                         [this](std::size_t row, std::size_t column) { return cell(row, column).chance; });
    return *order_;
}

} // namespace muster
