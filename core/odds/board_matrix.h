// SPDX-License-Identifier: MIT
// BoardMatrix: own troops against opponents, every pair in the usual situation, in an order that one chooses.
// Nothing is worked out before it is asked for.
#pragma once

#include "odds/contenders.h"
#include "odds/matrix_order.h"
#include "odds/odds_changes.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace muster {

struct BoardCell {
    std::optional<Probability> chance; // none: the pair cannot fight so, or there was no time for it
    std::string reason;                // why not
    std::vector<Probability> outcomes; // exactly, by the mode's outcomes; empty where there is no chance
    std::string word;                  // why there is none, in a word or two: "no shot", "too long"
    bool is_too_long = false;          // to work out: there may be a chance all the same
    std::optional<Probability> losses; // of the defender, where those are asked for, as they are counted
    std::optional<Probability> worth;  // for one's own side, as worth_of() says; none without a chance
    // What orders rows and columns: of losses their worth, else the chance less that of what is bad.
    std::optional<Probability> balance;
    std::string figure; // what is asked for: "67 %", "1.4"

    // The figure, or the word.
    [[nodiscard]] const std::string& text() const { return chance ? figure : word; }
};

// "1.4": what is lost on average, in what the rules show it in.
[[nodiscard]] std::string losses_text(const CombatMode& mode, const Probability& losses);
// What is asked for: such losses, or "67 %".
[[nodiscard]] std::string answer_text(const CombatMode& mode, const Duel& asked, const Probability& answer);

// Whether one may attack the other in the usual situation, as far as it is known before the dice are thrown.
[[nodiscard]] bool can_fight(const OddsCalculator& calculator, const Combatant& attacker,
                             const Combatant& defender);

// Of a pair in the usual situation, with as many figures as is asked.
[[nodiscard]] Fight usual_fight(const CombatMode& mode, const Duel& asked, const Contender& own,
                                const Contender& other);

class BoardMatrix {
public:
    // `asked`: the rounds, the side of one's own troops, and what is asked for. The calculator and the troops
    // must outlive the matrix.
    BoardMatrix(const OddsCalculator& calculator, Duel asked, std::span<const Contender> mine,
                std::span<const Contender> theirs, BoardOrder order);

    // Works nothing out again.
    void set_order(BoardOrder order);
    // Asks for another outcome, not for losses; works nothing out again.
    void ask_for_outcome(std::size_t outcome);
    // Works out all cells, if they are not yet, within what is left of a budget that others share.
    void work_out(Budget& budget);
    // Own troops and opponents in the order of the matrix, by their indices.
    [[nodiscard]] const std::vector<std::size_t>& rows();
    [[nodiscard]] const std::vector<std::size_t>& columns();
    // Own troop and opponent by their indices.
    [[nodiscard]] const BoardCell& cell(std::size_t mine, std::size_t theirs);
    [[nodiscard]] bool is_worked_out() const { return cells_.size() == mine_.size() * theirs_.size(); }
    // Those of another matrix of the same troops, about the same.
    void take_cells(BoardMatrix& other);
    // The greatest of all losses, for their colours; nought where they are not asked for.
    [[nodiscard]] double most_losses();

private:
    [[nodiscard]] BoardCell worked_out(const Contender& own, const Contender& other, Budget& budget) const;
    // Of a cell whose outcomes are known, and its losses if they are asked for.
    void answer(BoardCell& cell) const;
    void work_out();
    [[nodiscard]] const MatrixOrder& order();

    const OddsCalculator* calculator_;
    Duel asked_;
    std::span<const Contender> mine_;
    std::span<const Contender> theirs_;
    BoardOrder wanted_order_;
    std::vector<BoardCell> cells_;     // own troop by own troop; empty until they are needed
    double most_losses_ = 0;           // known with the cells
    std::optional<MatrixOrder> order_; // none until it is needed
};

} // namespace muster
