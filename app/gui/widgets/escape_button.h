// SPDX-License-Identifier: MIT
// The one button of a page by which it is left, as the one that cancels a dialog: Escape presses it too.
#pragma once

class wxButton;
class wxWindow;

namespace muster {

// Makes it that of its page, and says in its tool tip that the key does as much.
void set_escape_button(wxButton& button);
// What Escape does in a page: it empties the search field that is typed into, else presses that button. False
// if there is nothing that it would do.
bool press_escape(wxWindow& page);

} // namespace muster
