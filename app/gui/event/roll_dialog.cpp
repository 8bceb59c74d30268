// SPDX-License-Identifier: MIT
#include "gui/event/roll_dialog.h"

#include "base/limits.h"
#include "base/text.h"
#include "event/typed_player.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/set_if_changed.h"
#include "gui/widgets/spacing.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

constexpr int roll_width = 260;
constexpr int roll_height = 300;
constexpr int field_width = 260;

struct FieldRow {
    std::string RollPlayer::*field;
    const char* label;
};
constexpr std::array<FieldRow, 5> field_rows{{{&RollPlayer::name, wxTRANSLATE("Name")},
                                              {&RollPlayer::club, wxTRANSLATE("Club")},
                                              {&RollPlayer::team, wxTRANSLATE("Team")},
                                              {&RollPlayer::mail, wxTRANSLATE("Mail address")},
                                              {&RollPlayer::number, wxTRANSLATE("Number")}}};

std::vector<RollPlayer> sorted_by_name(std::vector<RollPlayer> players) {
    std::stable_sort(players.begin(), players.end(),
                     [](const RollPlayer& one, const RollPlayer& other) { return one.name < other.name; });
    return players;
}

} // namespace

RollDialog::RollDialog(wxWindow* parent, const EventDesk& desk, Store store)
    : wxDialog(parent, wxID_ANY, _("Players"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      desk_(desk), store_(std::move(store)),
      list_(new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(roll_width, roll_height)), 0,
                          nullptr, wxLB_SINGLE)) {
    set_accessible_name(*list_, _("The players on the roll"));
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& /*event*/) { show_player(); });
    const int gap = FromDIP(2 * control_gap);
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(make_fields(), wxSizerFlags().Expand());
    right->Add(make_buttons(), wxSizerFlags().Expand().Border(wxTOP, gap));
    auto* halves = new wxBoxSizer(wxHORIZONTAL);
    halves->Add(list_, wxSizerFlags(1).Expand().Border(wxRIGHT, gap));
    halves->Add(right, wxSizerFlags(1).Expand());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(halves, wxSizerFlags(1).Expand().Border(wxALL, gap));
    if (wxSizer* buttons = CreateButtonSizer(wxCLOSE))
        sizer->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    SetSizerAndFit(sizer);
    SetEscapeId(wxID_CLOSE);
    fill();
    select(0);
}

wxSizer* RollDialog::make_fields() {
    auto* grid = new wxFlexGridSizer(2, FromDIP(control_gap / 2), FromDIP(control_gap));
    grid->AddGrowableCol(1, 1);
    for (const FieldRow& row : field_rows) {
        const wxString label = wxGetTranslation(wxString::FromUTF8(row.label));
        auto* text =
            new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxSize(FromDIP(field_width), -1));
        text->SetMaxLength(longest_name);
        set_accessible_name(*text, label);
        text->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { show_buttons(); });
        lines_.push_back(text);
        grid->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
        grid->Add(text, wxSizerFlags().Expand());
    }
    return grid;
}

wxSizer* RollDialog::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    store_button_ = add_page_button(*this, *sizer, _("Put on the roll"),
                                    _("Stores the player; lists that wait for one may be theirs"),
                                    [this] { store(false); });
    withdraw_button_ =
        add_page_button(*this, *sizer, _("Withdraw"),
                        _("The player is no longer missed; what was sent stays, but does not count"),
                        [this] { store(true); });
    store_button_->SetDefault();
    return sizer;
}

void RollDialog::fill() {
    const EventRecord record = desk_.file().record();
    roll_ = {RollPlayer()};
    for (const auto* some : {&record.players, &record.withdrawn})
        for (RollPlayer& player : sorted_by_name(*some))
            roll_.push_back(std::move(player));
    wxArrayString names;
    for (const RollPlayer& player : roll_)
        names.Add(player.id == 0     ? _("New player…")
                  : player.withdrawn ? wxString::Format(_("%s, withdrawn"), wx(name_with_number(player)))
                                     : wx(name_with_number(player)));
    list_->Set(names);
}

const RollPlayer& RollDialog::selected() const {
    return roll_.at(static_cast<std::size_t>(std::max(list_->GetSelection(), 0)));
}

void RollDialog::select(std::int64_t player) {
    const auto found =
        std::find_if(roll_.begin(), roll_.end(), [&](const RollPlayer& one) { return one.id == player; });
    list_->SetSelection(found == roll_.end() ? 0 : static_cast<int>(found - roll_.begin()));
    show_player();
    lines_.front()->SetFocus();
}

wxTextCtrl& RollDialog::line(std::string RollPlayer::*field) {
    const auto* const found = std::find_if(field_rows.begin(), field_rows.end(),
                                           [&](const FieldRow& row) { return row.field == field; });
    return *lines_.at(static_cast<std::size_t>(found - field_rows.begin()));
}

void RollDialog::show_player() {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        lines_[i]->ChangeValue(wx(selected().*field_rows.at(i).field));
    show_buttons();
}

void RollDialog::show_buttons() {
    const RollPlayer& player = selected();
    set_label_if_changed(*store_button_, player.id == 0     ? _("Put on the roll")
                                         : player.withdrawn ? _("Back on the roll")
                                                            : _("Change"));
    store_button_->Enable(!is_blank(utf8(lines_.front()->GetValue())));
    withdraw_button_->Enable(player.id != 0 && !player.withdrawn);
    Layout(); // the label may be longer
}

// Withdrawing changes nothing else, whatever was typed.
void RollDialog::store(bool withdrawn) {
    RollPlayer player = selected();
    if (!withdrawn)
        for (std::size_t i = 0; i < lines_.size(); ++i)
            player.*field_rows.at(i).field = utf8(lines_[i]->GetValue());
    player.withdrawn = withdrawn;
    if (!store_(player))
        return;
    fill();
    select(player.id);
}

} // namespace muster
