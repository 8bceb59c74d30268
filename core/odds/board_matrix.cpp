// SPDX-License-Identifier: MIT
#include "odds/board_matrix.h"

#include "base/translation.h"
#include "odds/odds_error.h"
#include "odds/outcome_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t clocked_cells = 64; // after so many the clock is asked

std::string word_for(const OddsError& error) {
    if (!error.word().empty())
        return error.word();
    switch (error.trouble()) {
    case OddsTrouble::too_long: return translate("too long");
    case OddsTrouble::not_computable: return translate("no data");
    case OddsTrouble::input: break;
    }
    return "—";
}

// The cells before took all that may be spent on them together.
OddsError nothing_left() {
    return {OddsTrouble::too_long,
            "not computable: the pairs before this one took the few seconds that a matrix may take; ask for "
            "fewer rounds",
            translate("This has too many cases to be worked out exactly in a few seconds. Ask for "
                      "fewer rounds.")};
}

} // namespace

std::string losses_text(const CombatMode& mode, const Probability& losses) {
    const double shown = losses.approximate() / mode.wear_per_unit;
    constexpr double least_shown = 0.05;
    if (0 < shown && shown < least_shown)
        return "<0.1";
    return shown == 0 ? "0" : fmt::format("{:.1f}", shown);
}

std::string answer_text(const CombatMode& mode, const Duel& asked, const Probability& answer) {
    return asked.losses ? losses_text(mode, answer) : answer.percent();
}

bool can_fight(const OddsCalculator& calculator, const Combatant& attacker, const Combatant& defender) {
    try {
        static_cast<void>(calculator.terms({{&attacker, &defender}, {}, 1}));
        return true;
    } catch (const OddsError&) {
        return false;
    }
}

Fight usual_fight(const CombatMode& mode, const Duel& asked, const Contender& own, const Contender& other) {
    Fight fight;
    fight.rounds = asked.rounds;
    if (!asked.equal_figures) {
        fight.situation = count_settings(mode, asked.mine, own);
        for (SwitchSetting& setting : count_settings(mode, enemy_of(asked.mine), other))
            fight.situation.push_back(std::move(setting));
    }
    fight.sides.at(index_of(asked.mine)) = &own.combatant;
    fight.sides.at(index_of(enemy_of(asked.mine))) = &other.combatant;
    return fight;
}

BoardMatrix::BoardMatrix(const OddsCalculator& calculator, Duel asked, std::span<const Contender> mine,
                         std::span<const Contender> theirs, BoardOrder order)
    : calculator_(&calculator), asked_(std::move(asked)), mine_(mine), theirs_(theirs), wanted_order_(order) {
}

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
    const Fight fight = usual_fight(calculator_->mode(), asked_, own, other);
    BoardCell cell;
    try {
        if (budget.is_spent())
            throw nothing_left();
        Odds odds = calculator_->odds(fight, budget);
        if (asked_.losses)
            cell.losses = answer_to(asked_, odds);
        cell.outcomes = std::move(odds.outcomes);
        answer(cell);
    } catch (const OddsError& error) {
        cell.reason = error.for_player(asked_.mine);
        cell.word = word_for(error);
        cell.is_too_long = error.trouble() == OddsTrouble::too_long;
    }
    return cell;
}

void BoardMatrix::answer(BoardCell& cell) const {
    Odds odds;
    odds.outcomes = cell.outcomes;
    cell.chance = chance_for(odds, asked_.mine, asked_.outcome);
    const Probability& answer = asked_.losses ? *cell.losses : *cell.chance;
    cell.worth = worth_of(asked_, answer);
    cell.balance = asked_.losses
                       ? *cell.worth
                       : shares_of(calculator_->mode(), cell.outcomes, asked_.outcome, asked_.mine).balance();
    cell.figure = answer_text(calculator_->mode(), asked_, answer);
}

void BoardMatrix::ask_for_outcome(std::size_t outcome) {
    asked_.outcome = outcome;
    asked_.losses = false;
    most_losses_ = 0;
    order_.reset();
    for (BoardCell& cell : cells_) {
        cell.losses.reset();
        if (cell.chance)
            answer(cell);
    }
}

void BoardMatrix::work_out() {
    Budget budget = odds_budget(longest_odds_look);
    work_out(budget);
}

void BoardMatrix::work_out(Budget& budget) {
    if (!cells_.empty())
        return;
    cells_.reserve(mine_.size() * theirs_.size());
    for (const Contender& own : mine_)
        for (const Contender& other : theirs_) {
            if (cells_.size() % clocked_cells == 0)
                budget.spend(0);
            cells_.push_back(worked_out(own, other, budget));
        }
    for (const BoardCell& cell : cells_)
        if (cell.losses)
            most_losses_ = std::max(most_losses_, cell.losses->approximate());
}

void BoardMatrix::take_cells(BoardMatrix& other) {
    cells_ = std::move(other.cells_);
    most_losses_ = other.most_losses_;
    order_.reset();
}

double BoardMatrix::most_losses() {
    work_out();
    return most_losses_;
}

const MatrixOrder& BoardMatrix::order() {
    if (!order_)
        order_ =
            matrix_order(wanted_order_, mine_.size(), theirs_.size(),
                         [this](std::size_t row, std::size_t column) { return cell(row, column).balance; });
    return *order_;
}

} // namespace muster
