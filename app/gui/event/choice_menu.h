// SPDX-License-Identifier: MIT
// A menu of what a button may do.
#pragma once

#include <wx/string.h>

#include <functional>
#include <utility>
#include <vector>

class wxWindow;

namespace muster {

using MenuEntries = std::vector<std::pair<wxString, std::function<void()>>>;

// One entry for each of these; the choice is run after the menu has closed.
void run_menu(wxWindow& page, const MenuEntries& entries);

} // namespace muster
