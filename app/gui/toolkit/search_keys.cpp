// SPDX-License-Identifier: MIT
#include "gui/toolkit/search_keys.h"

#include <wx/accel.h>
#include <wx/frame.h>
#include <wx/menu.h>
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

namespace {

// The command of the menus that has the key; none: nullptr.
const wxMenuItem* command_of_key(const wxMenu& menu, const wxKeyEvent& key) {
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        if (const wxMenu* inner = item->GetSubMenu(); inner != nullptr)
            if (const wxMenuItem* found = command_of_key(*inner, key); found != nullptr)
                return found;
        const std::unique_ptr<wxAcceleratorEntry> own(item->GetAccel());
        if (own && own->GetKeyCode() == key.GetKeyCode() && own->GetFlags() == key.GetModifiers())
            return item;
    }
    return nullptr;
}

// Whether a command of the window's menus was begun.
bool begin_command(wxWindow& window, const wxKeyEvent& key) {
    auto* frame = dynamic_cast<wxFrame*>(wxGetTopLevelParent(&window));
    const wxMenuBar* bar = frame == nullptr ? nullptr : frame->GetMenuBar();
    for (std::size_t i = 0; bar != nullptr && i < bar->GetMenuCount(); ++i)
        if (const wxMenuItem* item = command_of_key(*bar->GetMenu(i), key); item != nullptr) {
            if (item->IsEnabled())
                frame->GetEventHandler()->AddPendingEvent(wxCommandEvent(wxEVT_MENU, item->GetId()));
            return true;
        }
    return false;
}

} // namespace

void on_enter(wxSearchCtrl& search, std::function<void()> act) {
    const auto is_letter = std::make_shared<bool>(false);
    search.Bind(wxEVT_CHAR_HOOK, [&search, is_letter](wxKeyEvent& event) {
        // GTK takes these for Enter, and no menu gets them.
        *is_letter = event.HasModifiers() && event.GetKeyCode() == 'M';
        event.Skip(!*is_letter || !begin_command(search, event));
    });
    search.Bind(wxEVT_SEARCHCTRL_SEARCH_BTN, [is_letter, act = std::move(act)](wxCommandEvent& /*event*/) {
        if (!std::exchange(*is_letter, false))
            act();
    });
}

} // namespace muster
