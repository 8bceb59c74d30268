// SPDX-License-Identifier: MIT
#include "gui/odds/class_odds_panel.h"

#include "gui/odds/class_odds_list.h"
#include "gui/odds/odds_reasons.h"
#include "gui/odds/odds_words.h"
#include "gui/odds/selected_troops.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/styled_label.h"
#include "odds/contender_words.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace muster {

ClassOddsPanel::ClassOddsPanel(wxWindow* parent, Workbench& bench, Open open)
    : wxPanel(parent), bench_(bench), open_(std::move(open)) {
    const int gap = FromDIP(8);
    troop_ = new StyledLabel(this, wxString(), LabelStyle::bold);
    heading_ = new StyledLabel(this, wxString(), LabelStyle::note);
    mode_ = new SegmentedChoice(this, _("Kind of fight"),
                                [this](int mode) { choose_mode(static_cast<std::size_t>(mode)); });
    list_ = new ClassOddsList(*this);
    note_ = new EmptyNote(this);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(mode_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(troop_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(heading_, wxSizerFlags().Expand().Border(wxALL, gap));
    auto* headings = new wxBoxSizer(wxHORIZONTAL);
    headings->AddStretchSpacer();
    for (StyledLabel*& heading : column_headings_) {
        heading = new StyledLabel(this, wxString(), LabelStyle::note,
                                  wxALIGN_CENTRE_HORIZONTAL | wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
        heading->SetMinSize({list_->cell_width(), -1});
        headings->Add(heading);
    }
    sizer->Add(headings, wxSizerFlags().Expand());
    sizer->Add(list_, wxSizerFlags(1).Expand());
    sizer->Add(note_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        CallAfter([this] { wrap_heading(); });
        event.Skip();
    });
    bench_.observe([this](Changed changed) {
        if (changed == Changed::document)
            forget_board();
        if (changed == Changed::document || IsShownOnScreen())
            update();
    });
    update();
}

const wxString& ClassOddsPanel::note() const {
    return note_->text();
}

// The first selected troop that fights at all: a leader with his unit may not.
const Troop* ClassOddsPanel::shown_troop() const {
    const std::vector<const Troop*> troops = selected_troops(bench_);
    if (troops.empty())
        return nullptr;
    if (!board_ || troops.size() == 1)
        return troops.front();
    const std::vector<Contender>& classes = board_->theirs();
    const OddsCalculator calculator(board_->mode());
    const auto fights = [&](const Troop* troop) {
        const Combatant own = combatant_of(*troop, board_->ruleset());
        return std::any_of(classes.begin(), classes.end(), [&](const Contender& other) {
            return can_fight(calculator, own, other.combatant);
        });
    };
    const auto found = std::find_if(troops.begin(), troops.end(), fights);
    return found == troops.end() ? troops.front() : *found;
}

// The rows go too: the list may be painted before the next army's are worked out.
void ClassOddsPanel::forget_board() {
    board_.reset();
    shown_.reset();
    rows_.clear();
    list_->update_rows();
}

bool ClassOddsPanel::prepare_board() {
    const Ruleset& ruleset = bench_.ruleset();
    if (!OddsBoard::is_possible(ruleset))
        return false;
    if (!board_ || &board_->ruleset() != &ruleset) {
        board_ = std::make_unique<OddsBoard>(ruleset, std::vector<Contender>(),
                                             contenders_of_classes(ruleset, &bench_.army()));
        shown_.reset();
        chosen_mode_ = std::min(chosen_mode_, board_->modes().size() - 1);
        board_->set_mode(chosen_mode_);
    }
    std::vector<SegmentedChoice::Segment> modes;
    for (const CombatMode* mode : board_->modes())
        modes.push_back({wx(mode->name), {}, {}});
    mode_->show(std::move(modes), static_cast<int>(chosen_mode_));
    return true;
}

void ClassOddsPanel::fill_rows(const Troop& troop) {
    if (shown_ == troop.values && shown_count_ == troop.count)
        return;
    shown_ = troop.values;
    shown_count_ = troop.count;
    rows_.clear();
    board_->set_mine({counted_contender(troop, board_->ruleset())});
    for (std::size_t i = 0; i < board_->theirs().size(); ++i)
        rows_.push_back({board_->theirs()[i].notation, {}, i});
    most_losses_ = 0;
    for (const CombatSide side : both_sides) {
        board_->set_side(side);
        for (Row& row : rows_)
            row.cells.at(index_of(side)) = board_->matrix().cell(0, row.theirs);
        asked_.at(index_of(side)) = board_->asked();
        most_losses_ = std::max(most_losses_, board_->matrix().most_losses());
    }
    for (const CombatSide side : both_sides)
        shows_loss_.at(index_of(side)) = hides_differences(side);
    choose_columns();
    sort_rows();
}

OutcomeShares ClassOddsPanel::shares(const BoardCell& cell, CombatSide side) const {
    return shares_of(board_->mode(), cell.outcomes, asked(side).outcome, side);
}

// Whether some are won as often that are not lost as often.
bool ClassOddsPanel::hides_differences(CombatSide side) const {
    if (asked(side).losses)
        return false;
    std::map<std::string, std::string> lost; // by what is won
    return std::any_of(rows_.begin(), rows_.end(), [&](const Row& row) {
        const BoardCell& cell = row.cells.at(index_of(side));
        if (!cell.chance)
            return false;
        const std::string bad = shares(cell, side).bad.text();
        return lost.try_emplace(cell.chance->text(), bad).first->second != bad;
    });
}

wxString ClassOddsPanel::cell_text(const BoardCell& cell, CombatSide side) const {
    if (!cell.chance || !shows_loss_.at(index_of(side)))
        return wx(cell.text());
    wxString won = wx(cell.text());
    won.Replace(" %", "");
    return won + " / " + wx(shares(cell, side).bad.percent());
}

// As a matrix of what is shown.
void ClassOddsPanel::sort_rows() {
    const MatrixOrder order = matrix_order(BoardOrder::worst_first, rows_.size(), columns_.size(),
                                           [this](std::size_t row, std::size_t column) {
                                               return rows_[row].cells.at(index_of(columns_[column])).balance;
                                           });
    std::vector<Row> sorted;
    sorted.reserve(rows_.size());
    for (const std::size_t row : order.rows)
        sorted.push_back(std::move(rows_[row]));
    rows_ = std::move(sorted);
}

bool ClassOddsPanel::is_same_either_way() const {
    return !asked_[0].losses && std::all_of(rows_.begin(), rows_.end(), [](const Row& row) {
        return row.cells[0].chance == row.cells[1].chance;
    });
}

void ClassOddsPanel::choose_columns() {
    const auto tells_nothing = [this](CombatSide side) {
        return std::all_of(rows_.begin(), rows_.end(), [&](const Row& row) {
            const BoardCell& cell = row.cells.at(index_of(side));
            return !cell.chance || (!asked(side).losses && *cell.chance == Probability(1, 1));
        });
    };
    columns_.clear();
    for (const CombatSide side : both_sides)
        if (!tells_nothing(side))
            columns_.push_back(side);
    if (columns_.empty() || is_same_either_way())
        columns_ = {CombatSide::attacker};
}

wxString ClassOddsPanel::measure(CombatSide side) const {
    const wxString name = asked_name(board_->mode(), asked(side));
    return shows_loss_.at(index_of(side)) ? name + " / " + _("lose") : name;
}

// What the cells say; once, where both columns ask the same.
wxString ClassOddsPanel::questions() const {
    const CombatMode& mode = board_->mode();
    const wxString first = asked_words(mode, asked(columns_.front()));
    if (columns_.size() == 1 && is_same_either_way())
        return _("Attacking or attacked alike") + ": " + first;
    if (columns_.size() == 2 && first == asked_words(mode, asked(columns_.back())))
        return _("In the cells") + ": " + first;
    wxString text;
    for (const CombatSide side : columns_)
        text += (text.empty() ? "" : "\n") + role_name(side) + ": " + asked_words(mode, asked(side));
    return text;
}

void ClassOddsPanel::show_headings(const Troop& troop) {
    troop_->set_text(wx(name_and_notation(counted_contender(troop, board_->ruleset()))));
    const wxString meaning = wx(spelled_out(troop, board_->ruleset()));
    troop_->SetToolTip(troop_->whole_text() + "\n" + meaning);
    wxString text = meaning + "\n" + questions() + "\n";
    if (const wxString assumed = assumed_words(board_->theirs()); !assumed.empty())
        text += assumed + "\n";
    if (const CombatSwitch* figures = count_switch(board_->mode()))
        text +=
            wxString::Format(_("%s: %d of ours against %d"), wx(board_->mode().names[figures->name].label),
                             troop.count, usual_figures(*figures)) +
            "\n";
    text += columns_.size() == 1 ? _("The worst first. A double click opens the fight.")
                                 : _("The worst of both together first. A double click opens the fight.");
    heading_->set_text(text);
    heading_->SetToolTip(_("One round in the usual situation: flat ground, no losses, no help; those who are "
                           "attacked stand.") +
                         "\n" + colour_legend(asked(columns_.front())));
    show_column_headings();
    wrap_heading();
}

void ClassOddsPanel::show_column_headings() {
    const bool is_needed = columns_.size() == 2 || !is_same_either_way();
    for (std::size_t i = 0; i < column_headings_.size(); ++i) {
        StyledLabel& heading = *column_headings_.at(i);
        if (i < columns_.size()) {
            const CombatSide side = columns_[i];
            heading.set_text((side == CombatSide::attacker ? _("attack") : _("attacked")) + "\n" +
                             measure(side));
            heading.SetToolTip(role_name(side) + ": " + asked_words(board_->mode(), asked(side)));
        }
        heading.Show(i < columns_.size() && is_needed);
    }
}

void ClassOddsPanel::wrap_heading() {
    for (StyledLabel* label : {troop_, heading_})
        label->wrap(GetClientSize().x - 2 * FromDIP(8));
    Layout();
}

wxString ClassOddsPanel::heading() const {
    return heading_->GetLabelText();
}

void ClassOddsPanel::show_note(const wxString& note) {
    const bool has_note = !note.empty();
    note_->set_text(note);
    if (note_->IsShown() == has_note && list_->IsShown() != has_note)
        return;
    for (wxWindow* window : std::initializer_list<wxWindow*>{mode_, troop_, heading_, column_headings_[0],
                                                             column_headings_[1], list_})
        window->Show(!has_note);
    note_->Show(has_note);
    Layout();
}

void ClassOddsPanel::update() {
    if (!bench_.has_document()) {
        show_note(_("Open an army to see what its troops come to."));
        return;
    }
    if (!prepare_board()) {
        show_note(_("These rules do not say how fights are decided."));
        return;
    }
    const Troop* troop = shown_troop();
    if (troop == nullptr) {
        show_note(_("Select a troop to see its chances against every class."));
        return;
    }
    fill_rows(*troop);
    // A troop that cannot fight so at all: the reason once instead of a table of dashes.
    const bool none = std::all_of(rows_.begin(), rows_.end(), [](const Row& row) {
        return !row.cells[0].chance && !row.cells[1].chance;
    });
    show_note({});
    show_headings(*troop);
    if (none && !rows_.empty()) {
        heading_->set_text(wx(rows_.front().cells[0].reason));
        wrap_heading();
    }
    list_->update_rows();
}

void ClassOddsPanel::choose_mode(std::size_t mode) {
    chosen_mode_ = mode;
    board_->set_mode(mode);
    shown_.reset();
    update();
}

wxString ClassOddsPanel::class_words(std::size_t row) const {
    const Contender& shown = board_->theirs().at(rows_.at(row).theirs);
    return wx(shown.notation) + "\n" + wx(spelled_out(shown.troop, board_->ruleset()));
}

wxString ClassOddsPanel::factors(std::size_t row, CombatSide side) {
    board_->set_side(side);
    const OddsFactors factors = board_->usual_factors(0, rows_.at(row).theirs);
    wxString text;
    for (const std::optional<CombatSide> owner : {std::optional(side), std::optional(enemy_of(side)), {}}) {
        const std::vector<ReasonLine> lines = factor_lines(factors, owner);
        if (!lines.empty())
            text += "\n    " + owner_name(owner, side) + ":";
        for (const ReasonLine& line : lines)
            text += "\n        " + line.text();
    }
    return text;
}

void ClassOddsPanel::open(std::size_t row, CombatSide side) {
    if (const Troop* troop = shown_troop())
        open_(contender_of(*troop, board_->ruleset()).notation, rows_.at(row).theirs, chosen_mode_, side);
}

void ClassOddsPanel::focus_list() {
    list_->SetFocus();
}

void ClassOddsPanel::update_colours() {
    for (StyledLabel* label : {troop_, heading_, column_headings_[0], column_headings_[1]})
        label->update_colours();
    note_->update_colours();
    list_->update_rows();
    Refresh();
}

} // namespace muster
