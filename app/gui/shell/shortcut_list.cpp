// SPDX-License-Identifier: MIT
#include "gui/shell/shortcut_list.h"

#include "gui/shell/action.h"
#include "gui/shell/room_registry.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"

#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/menuitem.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int list_width = 480;
constexpr int list_height = 580;
constexpr std::size_t gap_after_key = 3;

std::size_t widest_key(const RoomRegistry& rooms) {
    std::size_t widest = 0;
    for (const Action& action : rooms.actions())
        widest = std::max(widest, wxString(action.accelerator).length());
    return widest;
}

} // namespace

wxString shortcut_text(const RoomRegistry& rooms) {
    const std::size_t width = widest_key(rooms) + gap_after_key;
    wxString text;
    for (std::size_t m = 0; m < action_menu_count; ++m) {
        const auto menu = static_cast<ActionMenu>(m);
        wxString lines;
        for (const Action& action : rooms.actions()) {
            const wxString key = action.accelerator;
            if (action.menu == menu && !key.empty())
                lines += "  " + key + wxString(' ', width - key.length()) + action_title(action) + "\n";
        }
        if (!lines.empty())
            text +=
                (text.empty() ? "" : "\n") + wxMenuItem::GetLabelText(action_menu_name(menu)) + "\n" + lines;
    }
    return text;
}

void show_shortcuts(wxWindow& parent, const RoomRegistry& rooms) {
    wxDialog dialog(&parent, wxID_ANY, _("Keyboard shortcuts"), wxDefaultPosition,
                    size_on_screen(parent, {list_width, list_height}),
                    wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    auto* list = new wxTextCtrl(&dialog, wxID_ANY, shortcut_text(rooms), wxDefaultPosition, wxDefaultSize,
                                wxTE_MULTILINE | wxTE_READONLY);
    wxFont font = list->GetFont();
    font.SetFamily(wxFONTFAMILY_TELETYPE);
    list->SetFont(font);
    set_accessible_name(*list, _("Keyboard shortcuts"));
    const int gap = dialog.FromDIP(10);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(list, wxSizerFlags(1).Expand().Border(wxALL, gap));
    if (wxSizer* buttons = dialog.CreateButtonSizer(wxOK))
        sizer->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    dialog.SetSizer(sizer);
    list->SetInsertionPoint(0); // GTK shows the end of a new text
    list->ShowPosition(0);
    dialog.ShowModal();
}

} // namespace muster
