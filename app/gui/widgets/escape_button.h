// SPDX-License-Identifier: MIT
// The button of a page that Escape presses, as wxDialog has one.
#pragma once

class wxButton;
class wxWindow;

namespace muster {

// Makes it the escape button of its page and adds the key to its tool tip.
void set_escape_button(wxButton& button);
// Does what the Escape key does in a page: clears the search field that has the focus, or else presses the
// escape button. False if there is neither.
bool press_escape(wxWindow& page);

} // namespace muster
