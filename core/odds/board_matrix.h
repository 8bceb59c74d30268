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

    // "67 %", or the word.
    [[nodiscard]] std::string text() const { return chance ? chance->percent() : word; }
};

// Whether one may attack the other in the usual situation, as far as it is known before the dice are thrown.
[[nodiscard]] bool can_fight(const OddsCalculator& calculator, const Combatant& attacker,
                             const Combatant& defender);

class BoardMatrix {
public:
    // `asked`: the rounds, the side of one's own troops and the outcome hoped for. The calculator and the
    // troops must outlive the matrix.
    BoardMatrix(const OddsCalculator& calculator, const Duel& asked, std::span<const Contender> mine,
                std::span<const Contender> theirs, BoardOrder order);

    // Works nothing out again.
    void set_order(BoardOrder order);
    // Own troops and opponents in the order of the matrix, by their indices.
    [[nodiscard]] const std::vector<std::size_t>& rows();
    [[nodiscard]] const std::vector<std::size_t>& columns();
    // Own troop and opponent by their indices.
    [[nodiscard]] const BoardCell& cell(std::size_t mine, std::size_t theirs);
    // The outcome that all chances are about: that asked for or, where no pair can come to it, the next
    // better one, which means the same.
    [[nodiscard]] std::size_t measured_outcome();

private:
    [[nodiscard]] BoardCell worked_out(const Contender& own, const Contender& other, Budget& budget) const;
    void work_out();
    [[nodiscard]] const MatrixOrder& order();

    const OddsCalculator* calculator_;
    std::int32_t rounds_;
    CombatSide side_;
    std::size_t outcome_;
    std::span<const Contender> mine_;
    std::span<const Contender> theirs_;
    BoardOrder wanted_order_;
    std::vector<BoardCell> cells_;     // own troop by own troop; empty until they are needed
    std::optional<MatrixOrder> order_; // none until it is needed
};

} // namespace muster
