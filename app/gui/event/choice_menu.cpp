// SPDX-License-Identifier: MIT
#include "gui/event/choice_menu.h"

#include <wx/menu.h>
#include <wx/window.h>

namespace muster {

void run_menu(wxWindow& page, const MenuEntries& entries) {
    wxMenu menu;
    for (std::size_t i = 0; i < entries.size(); ++i)
        menu.Append(static_cast<int>(i) + 1, entries[i].first);
    const int chosen = page.GetPopupMenuSelectionFromUser(menu);
    if (chosen > 0)
        entries.at(static_cast<std::size_t>(chosen) - 1).second();
}

} // namespace muster
