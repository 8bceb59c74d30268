// SPDX-License-Identifier: MIT
#include "gui/toolkit/search_keys.h"

#include <wx/srchctrl.h>
#include <wx/vlbox.h>

namespace muster {

void lead_to_list(wxSearchCtrl& search, wxVListBox& list, bool enter) {
    search.Bind(wxEVT_CHAR_HOOK, [&list, enter](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const bool leads = key == WXK_DOWN || (enter && (key == WXK_RETURN || key == WXK_NUMPAD_ENTER));
        if (!leads || event.HasAnyModifiers() || list.GetItemCount() == 0) {
            event.Skip();
            return;
        }
        if (list.GetSelection() == wxNOT_FOUND)
            list.SetSelection(0);
        list.SetFocus();
    });
}

} // namespace muster
