// SPDX-License-Identifier: MIT
// The colours of chances and of outcomes, and the cells that show them.
#pragma once

#include "odds/board_matrix.h"

#include <wx/colour.h>
#include <wx/dc.h>

namespace muster {

// From red (0) over the background (0.5) to green (1).
[[nodiscard]] wxColour chance_background(double chance);
// From red through grey, for what is neither good nor bad, to green, as the side sees it.
[[nodiscard]] wxColour outcome_colour(const CombatMode& mode, std::size_t outcome, CombatSide side);
// What is behind the figure of a cell with a chance: the shares of what is asked for, of what is neither good
// nor bad, and of what is bad, from the left; or a colour that is the stronger, the nearer the losses are to
// `most_losses`.
void draw_cell_background(wxDC& dc, const wxRect& rect, const CombatMode& mode, const BoardCell& cell,
                          const Duel& asked, double most_losses);

} // namespace muster
