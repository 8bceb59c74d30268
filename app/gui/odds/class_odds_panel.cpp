// SPDX-License-Identifier: MIT
#include "gui/odds/class_odds_panel.h"

#include "gui/odds/class_odds_list.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/styled_label.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace muster {

ClassOddsPanel::ClassOddsPanel(wxWindow* parent, Workbench& bench, Open open)
    : wxPanel(parent), bench_(bench), open_(std::move(open)) {
    const int gap = FromDIP(8);
    heading_ = new StyledLabel(this, wxString(), LabelStyle::note, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    mode_ = new SegmentedChoice(this, _("Kind of fight"),
                                [this](int mode) { choose_mode(static_cast<std::size_t>(mode)); });
    list_ = new ClassOddsList(*this);
    note_ = new EmptyNote(this);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(mode_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(heading_, wxSizerFlags().Expand().Border(wxALL, gap));
    sizer->Add(list_, wxSizerFlags(1).Expand());
    sizer->Add(note_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    bench_.observe([this](Changed changed) {
        if (changed == Changed::document)
            board_.reset();
        if (IsShownOnScreen())
            update();
    });
    update();
}

const wxString& ClassOddsPanel::note() const {
    return note_->text();
}

// The selected troop, or the first troop inside the selection.
const Troop* ClassOddsPanel::shown_troop() const {
    const Place selected = bench_.first_selected();
    if (selected.level() == Level::army)
        return nullptr;
    const Army& army = bench_.army();
    if (!exists(army, selected))
        return nullptr;
    if (selected.level() == Level::troop)
        return &troop_at(army, selected);
    for (const Place& place : all_places(army))
        if (place.level() == Level::troop && place.body == selected.body &&
            (selected.unit == 0 || place.unit == selected.unit))
            return &troop_at(army, place);
    return nullptr;
}

bool ClassOddsPanel::prepare_board() {
    const Ruleset& ruleset = bench_.ruleset();
    if (!OddsBoard::is_possible(ruleset))
        return false;
    if (!board_ || &board_->ruleset() != &ruleset) {
        board_ =
            std::make_unique<OddsBoard>(ruleset, std::vector<Contender>(), contenders_of_classes(ruleset));
        shown_.reset();
        chosen_mode_ = std::min(chosen_mode_, board_->modes().size() - 1);
        board_->set_mode(chosen_mode_);
    }
    std::vector<SegmentedChoice::Segment> modes;
    for (const CombatMode* mode : board_->modes())
        modes.push_back({wx(mode->name), {}, {}});
    mode_->show(std::move(modes), static_cast<int>(chosen_mode_));
    heading_->set_text(wxString::Format(_("At least “%s”: attacking, attacked"),
                                        wx(board_->mode().outcomes[board_->outcome()].name)));
    heading_->SetToolTip(
        _("The chance that one round ends at least so well for the troop, in the usual situation"));
    return true;
}

void ClassOddsPanel::fill_rows(const Troop& troop) {
    if (shown_ == troop.values)
        return;
    shown_ = troop.values;
    rows_.clear();
    board_->set_mine({contender_of(troop, board_->ruleset())});
    for (std::size_t i = 0; i < board_->theirs().size(); ++i)
        rows_.push_back({board_->theirs()[i].code, board_->theirs()[i].notation, {}, i});
    for (const CombatSide side : both_sides) {
        board_->set_side(side);
        for (Row& row : rows_)
            row.cells.at(index_of(side)) = board_->matrix().cell(0, row.theirs);
    }
    const auto worst = [](const Row& row) {
        std::optional<Probability> least;
        for (const BoardCell& cell : row.cells)
            if (cell.chance && (!least || *cell.chance < *least))
                least = cell.chance;
        return least;
    };
    std::stable_sort(rows_.begin(), rows_.end(), [&](const Row& a, const Row& b) {
        const std::optional<Probability> first = worst(a);
        const std::optional<Probability> second = worst(b);
        return first && second ? *first < *second : first.has_value() && !second.has_value();
    });
}

void ClassOddsPanel::show_note(const wxString& note) {
    const bool has_note = !note.empty();
    note_->set_text(note);
    if (note_->IsShown() == has_note && list_->IsShown() != has_note)
        return;
    for (wxWindow* window : std::initializer_list<wxWindow*>{mode_, heading_, list_})
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
    if (none && !rows_.empty())
        heading_->set_text(wx(rows_.front().cells[0].reason));
    list_->update_rows();
}

void ClassOddsPanel::choose_mode(std::size_t mode) {
    chosen_mode_ = mode;
    board_->set_mode(mode);
    shown_.reset();
    update();
}

void ClassOddsPanel::open(std::size_t row) {
    if (const Troop* troop = shown_troop())
        open_(contender_of(*troop, board_->ruleset()).notation, rows_.at(row).theirs, chosen_mode_);
}

void ClassOddsPanel::focus_list() {
    list_->SetFocus();
}

void ClassOddsPanel::update_colours() {
    heading_->update_colours();
    note_->update_colours();
    list_->update_rows();
    Refresh();
}

} // namespace muster
