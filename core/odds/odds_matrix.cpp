// SPDX-License-Identifier: MIT
#include "odds/odds_matrix.h"

#include "odds/odds_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

// A row without odds counts as the worst.
std::pair<bool, Probability> worst_of(const OddsMatrix& matrix, std::size_t row) {
    bool any = false;
    Probability worst;
    for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
        const OddsCell& cell = matrix.at(row, column);
        if (!cell.odds)
            continue;
        if (!any || cell.chance < worst)
            worst = cell.chance;
        any = true;
    }
    return {any, worst};
}

void sort_rows(OddsMatrix& matrix) {
    std::vector<std::pair<bool, Probability>> worst;
    for (std::size_t row = 0; row < matrix.rows.size(); ++row)
        worst.push_back(worst_of(matrix, row));
    std::vector<std::size_t> order(matrix.rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return worst[a].first != worst[b].first ? worst[a].first : worst[b].second < worst[a].second;
    });
    OddsMatrix sorted = matrix;
    for (std::size_t row = 0; row < order.size(); ++row) {
        sorted.rows[row] = matrix.rows[order[row]];
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            sorted.cells[row * matrix.columns.size() + column] = matrix.at(order[row], column);
    }
    matrix = std::move(sorted);
}

void require_pairs(std::size_t attackers, std::size_t defenders) {
    if (defenders != 0 && attackers > most_odds_pairs / defenders)
        throw OddsError(OddsTrouble::too_long,
                        fmt::format("{} kinds of troops against {} are too many pairs; at most {} are worked "
                                    "out in one matrix, so take one troop or a smaller army",
                                    attackers, defenders, most_odds_pairs));
}

} // namespace

std::size_t usual_outcome(const CombatMode& mode) {
    for (std::size_t i = 0; i < mode.outcomes.size(); ++i)
        if (mode.outcomes[i].id == "level")
            return i;
    return mode.outcomes.size() < 2 ? 0 : mode.outcomes.size() - 2;
}

OddsMatrix odds_matrix(const CombatMode& mode, const std::vector<NamedCombatant>& attackers,
                       const std::vector<NamedCombatant>& defenders, const Fight& fight,
                       std::size_t outcome) {
    OddsMatrix matrix;
    matrix.outcome = outcome;
    for (const NamedCombatant& attacker : attackers)
        matrix.rows.push_back(attacker.name);
    for (const NamedCombatant& defender : defenders)
        matrix.columns.push_back(defender.name);
    require_pairs(attackers.size(), defenders.size());
    const OddsCalculator calculator(mode);
    Budget budget = odds_budget();
    bool any_fits = false;
    for (const NamedCombatant& attacker : attackers)
        for (const NamedCombatant& defender : defenders) {
            Fight pair = fight;
            pair.sides = {&attacker.combatant, &defender.combatant};
            OddsCell cell;
            try {
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
    sort_rows(matrix);
    return matrix;
}

} // namespace muster
