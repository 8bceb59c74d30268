// SPDX-License-Identifier: MIT
#include "gui/shell/command_palette.h"

#include "base/text.h"
#include "gui/shell/action.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/shell.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"

#include <wx/frame.h>
#include <wx/intl.h>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster {

namespace {

bool finds(const wxString& text, const wxString& search) {
    return has_all_words(utf8(text), utf8(search));
}

} // namespace

std::vector<const Action*> find_actions(const RoomRegistry& rooms, const wxString& search) {
    std::vector<const Action*> by_title;
    std::vector<const Action*> by_help;
    for (const Action& action : rooms.actions()) {
        const wxString title = action_title(action);
        if (finds(title, search))
            by_title.push_back(&action);
        else if (finds(title + " " + wxGetTranslation(wxString::FromUTF8(action.help)), search))
            by_help.push_back(&action);
    }
    by_title.insert(by_title.end(), by_help.begin(), by_help.end());
    return by_title;
}

CommandPalette::CommandPalette(Shell& shell)
    : wxDialog(&shell.window(), wxID_ANY, _("Commands"), wxDefaultPosition,
               size_on_screen(shell.window(), {780, 440}), wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      shell_(shell), search_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                            wxTE_PROCESS_ENTER)),
      list_(new wxListView(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                           wxLC_REPORT | wxLC_SINGLE_SEL | wxLC_NO_HEADER)) {
    set_accessible_name(*search_, _("Search for a command"));
    set_accessible_name(*list_, _("Commands found"));
    search_->SetHint(_("What do you want to do?"));
    list_->AppendColumn(_("Command"), wxLIST_FORMAT_LEFT, with_text_size(*this, 230));
    list_->AppendColumn(_("What it does"), wxLIST_FORMAT_LEFT, with_text_size(*this, 410));
    list_->AppendColumn(_("Keys"), wxLIST_FORMAT_LEFT, with_text_size(*this, 100));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(search_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    give_fields_room(*this);
    SetSizer(sizer);
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { fill(); });
    search_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent& /*event*/) { accept(); });
    search_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        const long last = static_cast<long>(shown_.size()) - 1;
        if ((key != WXK_DOWN && key != WXK_UP) || last < 0) {
            event.Skip();
            return;
        }
        const long next = std::clamp(list_->GetFirstSelected() + (key == WXK_DOWN ? 1L : -1L), 0L, last);
        list_->Select(next);
        list_->EnsureVisible(next);
    });
    list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent& /*event*/) { accept(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE)
            EndModal(wxID_CANCEL);
        else
            event.Skip();
    });
    fill();
    CentreOnParent();
}

void CommandPalette::fill() {
    shown_ = find_actions(shell_.rooms(), search_->GetValue());
    list_->DeleteAllItems();
    const ActionContext context{shell_, shell_.bench()};
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const Action& action = *shown_[i];
        const long row = list_->InsertItem(static_cast<long>(i), action_title(action));
        list_->SetItem(row, 1, wxGetTranslation(wxString::FromUTF8(action.help)));
        list_->SetItem(row, 2, action.accelerator);
        if (!action.enabled(context))
            list_->SetItemTextColour(row, Theme::current().faint);
    }
    if (!shown_.empty()) {
        list_->Select(0);
    } else {
        list_->InsertItem(0, _("Nothing found"));
        list_->SetItem(0, 1, _("No command has all these words."));
        list_->SetItemTextColour(0, Theme::current().faint);
    }
}

void CommandPalette::accept() {
    const long row = list_->GetFirstSelected();
    if (row < 0 || row >= static_cast<long>(shown_.size()))
        return;
    chosen_ = shown_[static_cast<std::size_t>(row)];
    EndModal(wxID_OK);
}

const Action* CommandPalette::choose_action() {
    search_->SetFocus();
    return ShowModal() == wxID_OK ? chosen_ : nullptr;
}

} // namespace muster
