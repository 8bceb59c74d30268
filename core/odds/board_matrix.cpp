// SPDX-License-Identifier: MIT
#include "odds/board_matrix.h"

#include "odds/odds_error.h"

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

// Of chances that may be missing, the last are those of troops that cannot fight at all.
bool is_worse(const std::optional<Probability>& a, const std::optional<Probability>& b) {
    if (!a || !b)
        return a.has_value() && !b.has_value();
    return *a < *b;
}

} // namespace

BoardMatrix::BoardMatrix(const OddsCalculator& calculator, const Duel& asked, std::span<const Contender> mine,
                         std::span<const Contender> theirs, BoardOrder order)
    : calculator_(&calculator), rounds_(asked.rounds), side_(asked.mine), outcome_(asked.outcome),
      mine_(mine), theirs_(theirs), order_(order) {}

void BoardMatrix::set_order(BoardOrder order) {
    order_ = order;
    rows_.clear();
    columns_.clear();
}

const std::vector<std::size_t>& BoardMatrix::rows() {
    sort();
    return rows_;
}

const std::vector<std::size_t>& BoardMatrix::columns() {
    sort();
    return columns_;
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
        return {std::nullopt, error.what()};
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

void BoardMatrix::sort() {
    if (rows_.size() == mine_.size() && columns_.size() == theirs_.size())
        return;
    rows_.resize(mine_.size());
    columns_.resize(theirs_.size());
    std::iota(rows_.begin(), rows_.end(), std::size_t{0});
    std::iota(columns_.begin(), columns_.end(), std::size_t{0});
    if (order_ == BoardOrder::listed)
        return;
    std::vector<std::optional<Probability>> worst(mine_.size());  // of each own troop
    std::vector<std::optional<Probability>> best(theirs_.size()); // against each opponent
    for (std::size_t row = 0; row < mine_.size(); ++row)
        for (std::size_t column = 0; column < theirs_.size(); ++column) {
            const std::optional<Probability>& chance = cell(row, column).chance;
            if (is_worse(chance, worst[row]))
                worst[row] = chance;
            if (chance && (!best[column] || *best[column] < *chance))
                best[column] = chance;
        }
    std::stable_sort(rows_.begin(), rows_.end(),
                     [&](std::size_t a, std::size_t b) { return is_worse(worst[a], worst[b]); });
    std::stable_sort(columns_.begin(), columns_.end(),
                     [&](std::size_t a, std::size_t b) { return is_worse(best[a], best[b]); });
}

} // namespace muster
