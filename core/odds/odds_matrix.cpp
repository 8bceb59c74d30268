// SPDX-License-Identifier: MIT
#include "odds/odds_matrix.h"

#include "odds/odds_error.h"
#include "odds/outcome_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace muster {

namespace {

constexpr std::size_t clocked_pairs = 64; // after so many the clock is asked

OddsMatrix sorted(const CombatMode& mode, const OddsMatrix& matrix, BoardOrder wanted) {
    const auto balance_at = [&](std::size_t row, std::size_t column) -> std::optional<Probability> {
        const OddsCell& cell = matrix.at(row, column);
        if (!cell.odds)
            return std::nullopt;
        return shares_of(mode, cell.odds->outcomes, matrix.outcome, CombatSide::attacker).balance();
    };
    const MatrixOrder order = matrix_order(wanted, matrix.rows.size(), matrix.columns.size(), balance_at);
    OddsMatrix result;
    result.outcome = matrix.outcome;
    for (const std::size_t column : order.columns)
        result.columns.push_back(matrix.columns[column]);
    for (const std::size_t row : order.rows) {
        result.rows.push_back(matrix.rows[row]);
        for (const std::size_t column : order.columns)
            result.cells.push_back(matrix.at(row, column));
    }
    return result;
}

void require_pairs(std::size_t attackers, std::size_t defenders, std::size_t rounds) {
    if (defenders != 0 && attackers > most_odds_pairs / defenders)
        throw OddsError(OddsTrouble::too_long,
                        fmt::format("{} kinds of troops against {} are too many pairs; at most {} are worked "
                                    "out in one matrix, so take one troop or a smaller army",
                                    attackers, defenders, most_odds_pairs));
    if (attackers * defenders * rounds > most_pair_rounds)
        throw OddsError(
            OddsTrouble::too_long,
            fmt::format("{} kinds of troops against {} for {} rounds are too much for one matrix; "
                        "at most {} rounds of all pairs together are worked out, so ask for fewer "
                        "rounds, or take one troop or a smaller army",
                        attackers, defenders, rounds, most_pair_rounds));
}

// The pairs before took all that may be spent on them together.
void require_budget(const Budget& budget) {
    if (budget.is_spent())
        throw OddsError(OddsTrouble::too_long,
                        "not computable: the pairs before this one took the few seconds that a matrix may "
                        "take; ask for fewer rounds, or take one troop or a smaller army");
}

} // namespace

std::size_t usual_outcome(const CombatMode& mode) {
    if (mode.usual_outcome)
        return *mode.usual_outcome;
    for (std::size_t i = 0; i < mode.outcomes.size(); ++i)
        if (mode.outcomes[i].id == "level")
            return i;
    return mode.outcomes.size() < 2 ? 0 : mode.outcomes.size() - 2;
}

OddsMatrix odds_matrix(const CombatMode& mode, const std::vector<NamedCombatant>& attackers,
                       const std::vector<NamedCombatant>& defenders, const Fight& fight, std::size_t outcome,
                       BoardOrder order) {
    OddsMatrix matrix;
    matrix.outcome = outcome;
    for (const NamedCombatant& attacker : attackers)
        matrix.rows.push_back(attacker.name);
    for (const NamedCombatant& defender : defenders)
        matrix.columns.push_back(defender.name);
    require_pairs(attackers.size(), defenders.size(), static_cast<std::size_t>(std::max(fight.rounds, 1)));
    const OddsCalculator calculator(mode);
    Budget budget = odds_budget();
    bool any_fits = false;
    for (const NamedCombatant& attacker : attackers)
        for (const NamedCombatant& defender : defenders) {
            Fight pair = fight;
            pair.sides = {&attacker.combatant, &defender.combatant};
            OddsCell cell;
            if (matrix.cells.size() % clocked_pairs == 0)
                budget.spend(0);
            try {
                require_budget(budget);
                cell.odds = calculator.odds(pair, budget);
                cell.chance = at_least(*cell.odds)[outcome];
                any_fits = true;
            } catch (const OddsError& error) {
                cell.reason = error.what();
                any_fits = any_fits || error.trouble() != OddsTrouble::input;
            }
            matrix.cells.push_back(std::move(cell));
        }
    if (!any_fits && !matrix.cells.empty())
        throw OddsError(OddsTrouble::input, matrix.cells.front().reason);
    return sorted(mode, matrix, order);
}

} // namespace muster
