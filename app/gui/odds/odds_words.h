// SPDX-License-Identifier: MIT
// What the panel and the page of odds say: whose chances, of what, and what their colours mean.
#pragma once

#include "odds/odds_board.h"

#include <wx/string.h>

#include <optional>
#include <vector>

namespace muster {

// "Own troops attack", "Own troops are attacked".
[[nodiscard]] wxString role_name(CombatSide side);
// "Own troops", "The enemy", "The fight".
[[nodiscard]] wxString owner_name(std::optional<CombatSide> owner, CombatSide mine);
// A switch of one's own troops or of the enemy, as a player reads it: "We are higher up the slope".
[[nodiscard]] wxString switch_label(const CombatMode& mode, const CombatSwitch& made,
                                    std::optional<CombatSide> owner, CombatSide mine);

// What is asked of a board, as a sentence: "chance to win. The enemy … A draw is no win."
[[nodiscard]] wxString asked_words(const CombatMode& mode, const Duel& asked);
// In a few words: "win", "“Enemy broken” or better", "enemy loses".
[[nodiscard]] wxString asked_name(const CombatMode& mode, const Duel& asked);
// What one change would bring to it: "What one change would bring to the chance to win".
[[nodiscard]] wxString changes_heading(const CombatMode& mode, const Duel& asked, bool any_changes);
// Two troops, one's own first: "HIS against HIP", "HIS, attacked by HIP".
// What classes have of the army that they are weighed against: its epoch of firearms. Empty: nothing.
[[nodiscard]] wxString assumed_words(const std::vector<Contender>& classes);
[[nodiscard]] wxString pair_name(const wxString& own, const wxString& enemy, CombatSide mine);
[[nodiscard]] wxString colour_legend(const Duel& asked);
// By what rows and columns are sorted.
[[nodiscard]] wxString order_words(const Duel& asked);
// The outcomes that can come of a cell with their chances, the best for one's own side first:
// "Enemy broken 33 %".
[[nodiscard]] std::vector<wxString> outcome_lines(const CombatMode& mode, const BoardCell& cell,
                                                  CombatSide side);

} // namespace muster
