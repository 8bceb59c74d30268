// SPDX-License-Identifier: MIT
#include "odds/board_matrix.h"

#include "odds/odds_error.h"

namespace muster {

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
    fight.sides.at(index_of(side_)) = &own.combatant;
    fight.sides.at(index_of(enemy_of(side_))) = &other.combatant;
    try {
        return {chance_for(calculator_->odds(fight, budget), side_, outcome_), {}};
    } catch (const OddsError& error) {
        return {std::nullopt, error.for_player()};
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

const MatrixOrder& BoardMatrix::order() {
    if (!order_)
        order_ =
            matrix_order(wanted_order_, mine_.size(), theirs_.size(),
                         [this](std::size_t row, std::size_t column) { return cell(row, column).chance; });
    return *order_;
}

} // namespace muster
