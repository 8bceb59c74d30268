// SPDX-License-Identifier: MIT
// The colours of chances and outcomes, from bad over neutral to good, in the desktop's theme, and how they
// are put in words.
#pragma once

#include "odds/board_matrix.h"

#include <wx/colour.h>
#include <wx/string.h>

#include <vector>

namespace muster {

// Behind a chance from 0 to 1; text stays readable on it.
[[nodiscard]] wxColour chance_background(double chance);
// Of an outcome of the mode, from red, the worst for the side, to green.
[[nodiscard]] wxColour outcome_colour(const CombatMode& mode, std::size_t outcome, CombatSide side);
// "Own troops attack", "Own troops are attacked"
[[nodiscard]] wxString role_name(CombatSide side);
// What a cell comes to exactly, the best for the side first: "Enemy broken 33 %".
[[nodiscard]] std::vector<wxString> outcome_lines(const CombatMode& mode, const BoardCell& cell,
                                                  CombatSide side);

} // namespace muster
