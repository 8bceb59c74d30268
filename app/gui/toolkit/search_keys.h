// SPDX-License-Identifier: MIT
// Keys that lead from a field for searches to what it finds.
#pragma once

#include <functional>

class wxSearchCtrl;
class wxVListBox;

namespace muster {

// Down in the field goes to the list, and selects its first row where none is. `enter`: the Return key too.
void lead_to_list(wxSearchCtrl& search, wxVListBox& list, bool enter);

// Enter in the field, or a click on its sign, acts. GTK gives Ctrl+M, also with Shift, to the field as Enter.
void on_enter(wxSearchCtrl& search, std::function<void()> act);

} // namespace muster
