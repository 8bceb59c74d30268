// SPDX-License-Identifier: MIT
// Keys that lead from a field for searches to what it finds.
#pragma once

class wxSearchCtrl;
class wxVListBox;

namespace muster {

// Down in the field goes to the list, and selects its first row where none is. `enter`: the Return key too.
void lead_to_list(wxSearchCtrl& search, wxVListBox& list, bool enter);

} // namespace muster
