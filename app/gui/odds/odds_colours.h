// SPDX-License-Identifier: MIT
// The colours of chances and outcomes, from bad over neutral to good, in the desktop's theme.
#pragma once

#include "odds/odds.h"

#include <wx/colour.h>
#include <wx/string.h>

#include <vector>

namespace muster {

// Behind a chance from 0 to 1; text stays readable on it.
[[nodiscard]] wxColour chance_background(double chance);
// Of an outcome by its place from the worst for oneself, 0, to the best, `count` − 1.
[[nodiscard]] wxColour outcome_colour(std::size_t place, std::size_t count);
// The outcomes that can come in this fight, from the worst for the side to the best.
[[nodiscard]] std::vector<std::size_t> outcomes_for(const Odds& odds, CombatSide side);
// "Attacks", "Is attacked"
[[nodiscard]] wxString role_name(CombatSide side);

} // namespace muster
