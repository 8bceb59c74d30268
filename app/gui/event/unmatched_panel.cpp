// SPDX-License-Identifier: MIT
#include "gui/event/unmatched_panel.h"

#include "base/text.h"
#include "event/roll_matcher.h"
#include "event/typed_player.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"

#include <wx/combobox.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace muster {

namespace {

constexpr int unmatched_margin = 8;
constexpr int least_unmatched = 86;
constexpr std::size_t most_rows_in_sight = 5;
constexpr int share_of_page = 4;      // a quarter of its height, at most
constexpr std::size_t most_meant = 4; // players in one answer

std::int64_t suggested_player(const EventRecord& record, const RollMatcher& matcher,
                              std::int64_t submission) {
    const StoredSubmission* found = record.submission(submission);
    return found == nullptr ? 0 : matcher.nearest(clues_of(*found));
}

// Why what was typed does not tell one player.
wxString words_about(const std::vector<const RollPlayer*>& meant, const std::string& typed,
                     const RollPlayer* nearest) {
    if (is_blank(typed))
        return _("Type whose list it is: a name, a part of it, or a number.");
    if (meant.empty())
        return nearest == nullptr ? wxString::Format(_("No player is called “%s”."), wx(typed))
                                  : wxString::Format(_("No player is called “%s”. The nearest is %s."),
                                                     wx(typed), wx(name_with_number(*nearest)));
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(meant.size(), most_meant); ++i)
        names.push_back(name_with_number(*meant[i]));
    return wxString::Format(_("“%s” may be several players: %s. Type more of the name, or the number."),
                            wx(typed), wx(joined(names, ", ") + (meant.size() > most_meant ? "…" : "")));
}

} // namespace

UnmatchedList::UnmatchedList(wxWindow* parent, std::function<void(std::size_t row)> selected)
    : DrawnList(parent, _("Lists without a player")), selected_(std::move(selected)) {}

void UnmatchedList::show(const std::vector<UnmatchedSubmission>& unmatched) {
    rows_.clear();
    for (const UnmatchedSubmission& one : unmatched)
        rows_.push_back({wx(one.source), wx(one.why)});
    update_rows();
}

wxString UnmatchedList::row_text(std::size_t row) const {
    return rows_[row].source + "\n" + rows_[row].why;
}

int UnmatchedList::words_width() const {
    return std::max(GetClientSize().x - 2 * FromDIP(unmatched_margin), FromDIP(100));
}

wxCoord UnmatchedList::row_height(std::size_t row) const {
    return line_height() + height_of(rows_[row].why, small_font(*this), words_width()) + FromDIP(8);
}

void UnmatchedList::draw_row(wxDC& dc, const wxRect& rect, std::size_t row) const {
    const Theme& theme = Theme::current();
    const int left = rect.x + FromDIP(unmatched_margin);
    dc.SetFont(GetFont());
    dc.SetTextForeground(theme.text);
    draw_ellipsized(dc, rows_[row].source, {left, rect.y + FromDIP(3)}, words_width());
    dc.SetFont(small_font(*this));
    dc.SetTextForeground(theme.faint);
    draw_wrapped(dc, rows_[row].why, {left, rect.y + FromDIP(4) + line_height()}, words_width());
}

UnmatchedPanel::UnmatchedPanel(wxWindow* parent, Handlers handlers)
    : wxPanel(parent), handlers_(std::move(handlers)),
      heading_(new StyledLabel(this, wxString(), LabelStyle::bold)),
      list_(new UnmatchedList(this,
                              [this](std::size_t row) {
                                  select_row(row);
                                  handlers_.selected(submissions_.at(row));
                              })),
      player_(new wxComboBox(this, wxID_ANY)) {
    player_->SetHint(_("A name, a part of it, or a number…"));
    // No wxEVT_TEXT_ENTER, which does not come while completions are shown. Afterwards, so that the one that
    // is selected among them counts.
    player_->Bind(wxEVT_CHAR, [this](wxKeyEvent& event) {
        event.Skip();
        if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER)
            CallAfter([this] { give(); });
    });
    player_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        event.Skip();
        propose_players();
    });
    set_accessible_name(*player_, _("The player whose list it is"));
    list_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) { // its row may have been selected before
        event.Skip();
        if (const int row = list_->GetSelection(); row != wxNOT_FOUND)
            handlers_.selected(submissions_.at(static_cast<std::size_t>(row)));
    });
    list_->SetMinSize({-1, FromDIP(least_unmatched)});
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(player_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(control_gap)));
    give_button_ =
        add_page_button(*this, *buttons, _("Give to player"),
                        _("Says that the selected list is this player's; Enter behind the name does it too"),
                        &UnmatchedPanel::give);
    aside_button_ = add_page_button(*this, *buttons, _("Set aside"),
                                    _("Says that it is no list. It stays in the tournament's file"),
                                    &UnmatchedPanel::set_aside);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(heading_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap)));
    sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    sizer->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    SetSizer(sizer);
    Hide();
}

std::int64_t UnmatchedPanel::selected() const {
    const int row = list_->GetSelection();
    const bool is_open = row != wxNOT_FOUND && static_cast<std::size_t>(row) < open_;
    return is_open ? submissions_.at(static_cast<std::size_t>(row)) : 0;
}

// Where the list that was selected stands now; where it stood, if it has its player or was set aside since.
// What was set aside before is not selected instead while something waits.
int UnmatchedPanel::row_to_select(const Selected& before) const {
    const auto same = std::find(submissions_.begin(), submissions_.end(), before.submission);
    const auto place = static_cast<std::size_t>(same - submissions_.begin());
    if (same != submissions_.end() && (place < open_ || !before.is_open))
        return static_cast<int>(place);
    const std::size_t rows = open_ != 0 ? open_ : submissions_.size();
    return std::clamp(before.row, 0, static_cast<int>(rows) - 1);
}

void UnmatchedPanel::show(const EventDesk& desk) {
    desk_ = &desk;
    Selected before{list_->GetSelection(), 0, selected() != 0};
    if (before.row != wxNOT_FOUND)
        before.submission = submissions_.at(static_cast<std::size_t>(before.row));
    std::vector<UnmatchedSubmission> unmatched = desk.status().unmatched;
    open_ = unmatched.size();
    wxString heading = wxString::Format(_("Without a player: %u"), static_cast<unsigned>(open_));
    const std::vector<UnmatchedSubmission>& aside = desk.status().set_aside;
    if (!aside.empty())
        heading += " · " + wxString::Format(_("set aside: %u"), static_cast<unsigned>(aside.size()));
    heading_->set_text(heading);
    unmatched.insert(unmatched.end(), aside.begin(), aside.end());
    submissions_.clear();
    suggested_.clear();
    players_.clear();
    if (!unmatched.empty())
        add_candidates(desk, unmatched);
    list_->show(unmatched);
    fit_list();
    if (!unmatched.empty()) {
        list_->SetSelection(row_to_select(before));
        select_row(static_cast<std::size_t>(list_->GetSelection()));
    }
    can_change_ = !desk.file().read_only();
    give_button_->Enable(!players_.empty() && can_change_);
    show_aside_button();
    Show(!unmatched.empty());
}

// Whose each may be.
void UnmatchedPanel::add_candidates(const EventDesk& desk,
                                    const std::vector<UnmatchedSubmission>& unmatched) {
    const RollMatcher matcher(desk.record().players);
    for (const UnmatchedSubmission& one : unmatched) {
        submissions_.push_back(one.submission);
        suggested_.push_back(suggested_player(desk.record(), matcher, one.submission));
    }
    for (const EventPlayer& own : desk.status().players)
        players_.push_back({own.player.id, wx(name_with_number(own.player)),
                            !own.lists.empty() && own.lists.front().slot == 1});
}

// Room for some rows, but not for so many that few are left to the players.
void UnmatchedPanel::fit_list() {
    int height = 0;
    for (std::size_t row = 0; row < std::min(list_->GetItemCount(), most_rows_in_sight); ++row)
        height += list_->height_of_row(row);
    const int most = std::max(GetParent()->GetClientSize().y / share_of_page, FromDIP(least_unmatched));
    list_->SetMinSize({-1, std::clamp(height, FromDIP(least_unmatched), most)});
}

void UnmatchedPanel::select_row(std::size_t row) {
    const std::int64_t suggested = suggested_.at(row);
    const auto place = [&](const Candidate& one) {
        return one.player == suggested ? 0 : one.has_list ? 2 : 1;
    };
    std::sort(players_.begin(), players_.end(), [&](const Candidate& one, const Candidate& other) {
        return std::tuple(place(one), one.name, one.player) <
               std::tuple(place(other), other.name, other.player);
    });
    wxArrayString names;
    for (const Candidate& one : players_)
        names.Add(one.name);
    player_->Set(names);
    player_->AutoComplete(wxArrayString()); // else the emptied field would propose everybody
    if (!players_.empty() && players_.front().player == suggested)
        player_->SetSelection(0);
    else
        player_->ChangeValue(wxString());
    show_aside_button();
}

void UnmatchedPanel::propose_players() {
    wxArrayString completions;
    if (desk_ != nullptr)
        for (const std::string& one : completions_for(desk_->record().players, utf8(player_->GetValue())))
            completions.Add(wx(one));
    player_->AutoComplete(completions);
}

void UnmatchedPanel::show_aside_button() {
    const int row = list_->GetSelection();
    aside_button_->Enable(can_change_ && row != wxNOT_FOUND && static_cast<std::size_t>(row) < open_);
}

void UnmatchedPanel::set_aside() {
    if (const int row = list_->GetSelection(); row != wxNOT_FOUND)
        handlers_.set_aside(submissions_.at(static_cast<std::size_t>(row)));
}

// Of two players of one name and without a number, only the choice tells who is meant.
std::int64_t UnmatchedPanel::chosen_player() const {
    const int row = player_->GetSelection();
    if (row < 0 || static_cast<std::size_t>(row) >= players_.size())
        return 0;
    const Candidate& chosen = players_[static_cast<std::size_t>(row)];
    return chosen.name == player_->GetValue() ? chosen.player : 0;
}

std::int64_t UnmatchedPanel::meant_player() const {
    if (const std::int64_t chosen = chosen_player(); chosen != 0)
        return chosen;
    const std::vector<RollPlayer>& roll = desk_->record().players;
    const std::string typed = utf8(player_->GetValue());
    const std::vector<const RollPlayer*> meant = players_typed(roll, typed);
    if (meant.size() == 1)
        return meant.front()->id;
    handlers_.answer(words_about(meant, typed, player_nearest(roll, typed)));
    return 0;
}

void UnmatchedPanel::give() {
    const int row = list_->GetSelection();
    if (row == wxNOT_FOUND || !give_button_->IsEnabled())
        return;
    if (const std::int64_t player = meant_player(); player != 0)
        handlers_.give(submissions_.at(static_cast<std::size_t>(row)), player);
    else
        player_->SetFocus();
}

void UnmatchedPanel::update_colours() {
    heading_->update_colours();
    list_->update_rows();
}

} // namespace muster
