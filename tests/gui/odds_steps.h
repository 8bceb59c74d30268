// SPDX-License-Identifier: MIT
// Steps of tests with the odds: open the page, and the panel beside the army.
#pragma once

#include "gui/odds/class_odds_panel.h"
#include "gui/odds/odds_page.h"
#include "gui_program.h"

namespace muster::tests {

[[nodiscard]] OddsPage& open_page_of_odds(Frame& window);
[[nodiscard]] ClassOddsPanel& open_panel_of_odds(Frame& window);

} // namespace muster::tests
