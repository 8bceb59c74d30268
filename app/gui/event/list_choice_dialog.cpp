// SPDX-License-Identifier: MIT
#include "gui/event/list_choice_dialog.h"

#include "base/text.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/spacing.h"
#include "lists/list_search.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr int lists_width = 420;
constexpr int lists_height = 320;

} // namespace

ListChoiceDialog::ListChoiceDialog(wxWindow* parent, std::vector<ListHeading> headings, std::string now)
    : wxDialog(parent, wxID_ANY, _("Army list"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      headings_(std::move(headings)), now_(std::move(now)), search_(new wxTextCtrl(this, wxID_ANY)),
      lists_(new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(lists_width, lists_height)), 0,
                           nullptr, wxLB_SINGLE)) {
    std::sort(headings_.begin(), headings_.end(),
              [](const ListHeading& one, const ListHeading& other) { return one.title < other.title; });
    set_accessible_name(*search_, _("Search the army lists"));
    search_->SetHint(_("Type to search…"));
    set_accessible_name(*lists_, _("By which army list it is judged:"));
    const int gap = FromDIP(2 * control_gap);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(new wxStaticText(this, wxID_ANY, _("By which army list it is judged:")),
               wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(search_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(lists_, wxSizerFlags(1).Expand().Border(wxALL, gap));
    if (wxSizer* buttons = CreateButtonSizer(wxOK | wxCANCEL))
        sizer->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    give_fields_room(*this);
    SetSizerAndFit(sizer);
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { fill(); });
    lists_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& /*event*/) { show_button(); });
    lists_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& /*event*/) {
        if (chosen())
            AcceptAndClose();
    });
    bind_keys();
    fill();
    search_->SetFocus();
}

void ListChoiceDialog::bind_keys() {
    search_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_DOWN)
            move_selection(1);
        else if (event.GetKeyCode() == WXK_UP)
            move_selection(-1);
        else
            event.Skip();
    });
}

void ListChoiceDialog::fill() {
    const std::string words = utf8(search_->GetValue());
    wxArrayString titles;
    ids_.clear();
    if (is_blank(words)) {
        titles.Add(_("No army list"));
        ids_.emplace_back();
    }
    ListSearch search;
    search.words = words;
    for (const std::size_t found : found_lists(headings_, search)) {
        titles.Add(wx(headings_[found].title));
        ids_.push_back(headings_[found].id);
    }
    lists_->Set(titles);
    const auto now = now_.empty() ? ids_.end() : std::find(ids_.begin(), ids_.end(), now_);
    if (!is_blank(words) && !ids_.empty())
        lists_->SetSelection(0);
    else if (now != ids_.end())
        lists_->SetSelection(static_cast<int>(now - ids_.begin()));
    show_button();
}

void ListChoiceDialog::move_selection(int by) {
    const int last = static_cast<int>(ids_.size()) - 1;
    if (last < 0)
        return;
    lists_->SetSelection(std::clamp(lists_->GetSelection() + by, 0, last));
    lists_->EnsureVisible(lists_->GetSelection());
    show_button();
}

void ListChoiceDialog::show_button() {
    if (wxWindow* button = FindWindow(wxID_OK))
        button->Enable(chosen().has_value());
}

std::optional<std::string> ListChoiceDialog::chosen() const {
    const int row = lists_->GetSelection();
    return row == wxNOT_FOUND ? std::nullopt : std::optional(ids_.at(static_cast<std::size_t>(row)));
}

} // namespace muster
