// SPDX-License-Identifier: MIT
// What the keyboard comes to in a scrolled window is in sight.
#pragma once

#include <wx/scrolwin.h>

namespace muster {

// From now on, the window scrolls to whatever control inside it gets the keyboard, with the heading above.
void scroll_to_focus(wxScrolledWindow& window);

} // namespace muster
