// SPDX-License-Identifier: MIT
#include "odds_steps.h"

namespace muster::tests {

OddsPage& open_page_of_odds(Frame& window) {
    run(window, "view.odds");
    settle();
    return window.pages().window<OddsPage>("odds");
}

ClassOddsPanel& open_panel_of_odds(Frame& window) {
    run(window, "view.class_odds");
    settle();
    return window.panes().window<ClassOddsPanel>("class-odds");
}

} // namespace muster::tests
