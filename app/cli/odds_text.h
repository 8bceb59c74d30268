// SPDX-License-Identifier: MIT
// The odds of a fight and matrices of them as text, CSV and SVG.
#pragma once

#include "odds/odds_changes.h"
#include "odds/odds_matrix.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct OddsPage {
    const Ruleset& ruleset;
    const CombatMode& mode;
    std::string_view attacker;
    std::string_view defender; // empty where he plays no part
    const std::vector<OddsTerm>& terms;
    const std::vector<OddsTotal>& totals;
    const std::vector<OddsDice>& dice;
    const std::vector<OddsReason>& reasons;
    // After one round, after two, …; the last is what was asked for.
    const std::vector<Odds>& by_round;
    std::size_t outcome; // that is hoped for
    const std::vector<SwitchSetting>& situation;
};

[[nodiscard]] std::string odds_text(const OddsPage& page);
// What one change would bring to the chance of the outcome hoped for; the best first.
[[nodiscard]] std::string odds_changes_text(const OddsPage& page, const std::vector<OddsChange>& changes);
// The situation says with how many figures units fight, where the rules fight by figures.
[[nodiscard]] std::string odds_matrix_text(const CombatMode& mode, const OddsMatrix& matrix,
                                           const std::vector<SwitchSetting>& situation);
[[nodiscard]] std::string odds_matrix_csv(const OddsMatrix& matrix);
[[nodiscard]] std::string odds_matrix_svg(const CombatMode& mode, const OddsMatrix& matrix);

} // namespace muster
