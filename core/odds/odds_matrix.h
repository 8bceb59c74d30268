// SPDX-License-Identifier: MIT
// OddsMatrix: what every troop of one side comes to against every troop of another.
#pragma once

#include "odds/matrix_order.h"
#include "odds/odds.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster {

struct NamedCombatant {
    std::string name;
    Combatant combatant;
};

struct OddsCell {
    std::optional<Odds> odds;
    std::string reason; // why there are none
    // The chance of the outcome that the matrix is about, or a better one; of a cell with odds.
    Probability chance;
};

struct OddsMatrix {
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    std::vector<OddsCell> cells; // row by row
    std::size_t outcome = 0;     // "at least" this one

    [[nodiscard]] const OddsCell& at(std::size_t row, std::size_t column) const {
        return cells[row * columns.size() + column];
    }
};

// The attackers are the rows; `fight` gives the situation and the rounds. A pair that cannot fight so, or
// that the budget of the whole matrix does not reach, has no odds but a reason. Throws OddsError if the
// situation fits no pair, or of more pairs, or pairs and rounds, than the limits.
[[nodiscard]] OddsMatrix odds_matrix(const CombatMode& mode, const std::vector<NamedCombatant>& attackers,
                                     const std::vector<NamedCombatant>& defenders, const Fight& fight,
                                     std::size_t outcome, BoardOrder order);

// The outcome that a player asks for first: the mode's, else "level" if there is one, else the best but one.
[[nodiscard]] std::size_t usual_outcome(const CombatMode& mode);

} // namespace muster
