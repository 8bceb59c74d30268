// SPDX-License-Identifier: MIT
#include "gui/toolkit/search_keys.h"

#include <wx/srchctrl.h>
#include <wx/vlbox.h>

#include <memory>
#include <utility>

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

void on_enter(wxSearchCtrl& search, std::function<void()> act) {
    const auto is_letter = std::make_shared<bool>(false);
    search.Bind(wxEVT_CHAR_HOOK, [is_letter](wxKeyEvent& event) {
        *is_letter = event.HasModifiers() && event.GetKeyCode() == 'M';
        event.Skip();
    });
    search.Bind(wxEVT_SEARCHCTRL_SEARCH_BTN, [is_letter, act = std::move(act)](wxCommandEvent& /*event*/) {
        if (!std::exchange(*is_letter, false))
            act();
    });
}

} // namespace muster
