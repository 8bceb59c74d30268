// SPDX-License-Identifier: MIT
// The colours of chances and outcomes, from bad over neutral to good, in the desktop's theme.
#pragma once

#include "odds/odds.h"

#include <wx/colour.h>
#include <wx/string.h>

namespace muster {

// Behind a chance from 0 to 1; text stays readable on it.
[[nodiscard]] wxColour chance_background(double chance);
// Of an outcome of the mode, from red, the worst for the side, to green.
[[nodiscard]] wxColour outcome_colour(const CombatMode& mode, std::size_t outcome, CombatSide side);
// "Attacks", "Is attacked"
[[nodiscard]] wxString role_name(CombatSide side);

} // namespace muster
