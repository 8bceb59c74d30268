// SPDX-License-Identifier: MIT
#include "gui/odds/odds_page.h"

#include "gui/odds/odds_changes_list.h"
#include "gui/odds/odds_colours.h"
#include "gui/odds/odds_fight_view.h"
#include "gui/odds/odds_matrix_view.h"
#include "gui/odds/odds_switches.h"
#include "gui/odds/selected_troops.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "odds/outcome_words.h"

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

namespace muster {

namespace {

constexpr int least_lines = 9; // of a column beneath the matrix

constexpr std::array<std::int32_t, 7> round_choices{1, 2, 3, 4, 5, 6, 10};
constexpr std::array<BoardOrder, 3> orders{BoardOrder::listed, BoardOrder::worst_first,
                                           BoardOrder::best_first};

// A control behind its label, in one piece, so that a line is never broken between them.
void add_labelled(wxSizer& sizer, wxWindow& parent, const wxString& label, wxWindow* control) {
    auto* pair = new wxBoxSizer(wxHORIZONTAL);
    if (!label.empty())
        pair->Add(new StyledLabel(&parent, label, LabelStyle::note),
                  wxSizerFlags().CentreVertical().Border(wxRIGHT, parent.FromDIP(4)));
    pair->Add(control, wxSizerFlags().CentreVertical());
    sizer.Add(pair, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, parent.FromDIP(2 * control_gap)));
}

void show_segments(SegmentedChoice& choice, std::vector<SegmentedChoice::Segment> segments, int chosen) {
    choice.show(std::move(segments), chosen);
    choice.SetMinSize({choice.one_line_width(), choice.height_for(choice.one_line_width())});
}

} // namespace

OddsPage::OddsPage(wxWindow* parent, const Rulesets& rulesets, Workbench& bench, Handlers handlers)
    : wxPanel(parent), rulesets_(rulesets), bench_(bench), handlers_(std::move(handlers)),
      opponents_(rulesets) {
    set_accessible_name(*this, _("Odds"));
    heading_ = new StyledLabel(this, _("Odds"), LabelStyle::heading);
    remark_ = new StyledLabel(this, wxString(), LabelStyle::note);
    note_ = new EmptyNote(this);
    body_ =
        new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    body_->SetScrollRate(0, FromDIP(12));
    const int gap = FromDIP(2 * control_gap);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(make_choices(), wxSizerFlags().Expand());
    matrix_ = new OddsMatrixView(body_, [this](std::size_t mine, std::size_t theirs) {
        board_->choose(mine, theirs);
        update_duel();
    });
    inside->Add(matrix_, wxSizerFlags().Expand());
    legend_ =
        new StyledLabel(body_,
                        _("Red is near 0 %, white 50 %, green near 100 %. A word stands where there is no "
                          "chance: point at it to read why."),
                        LabelStyle::note, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    inside->Add(legend_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(2)));
    inside->Add(make_columns(), wxSizerFlags(1).Expand().Border(wxTOP, gap));
    body_->SetSizer(inside);
    body_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        divide();
        if (remark_->wrap(event.GetSize().x))
            CallAfter([this] { Layout(); });
        event.Skip();
    });

    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(heading_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(remark_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
    sizer->Add(body_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(note_, wxSizerFlags(1).Expand());
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizer(sizer);
}

// The matrix is as high as its rows, as long as the fight beneath it has the greater part. In a window that
// is too low for both, all of it scrolls.
void OddsPage::divide() {
    const int top = body_->CalcUnscrolledPosition(matrix_->GetPosition()).y;
    const int most = std::max((body_->GetClientSize().y - top) * 2 / 5, matrix_->least_height());
    matrix_->SetMinSize({FromDIP(300), std::min(matrix_->full_height(), most)});
    body_->FitInside();
    body_->Layout();
}

wxSizer* OddsPage::make_choices() {
    auto* sizer = new wxWrapSizer(wxHORIZONTAL, 0);
    const auto segmented = [this](const wxString& name, std::function<void(int)> choose) {
        return new SegmentedChoice(body_, name, std::move(choose));
    };
    mode_ = segmented(_("Kind of fight"), [this](int mode) { choose_mode(static_cast<std::size_t>(mode)); });
    side_ = segmented(_("Own troops"), [this](int side) {
        change_board(
            [side](OddsBoard& board) { board.set_side(both_sides.at(static_cast<std::size_t>(side))); });
    });
    rounds_ = segmented(_("Rounds"), [this](int choice) {
        change_board([choice](OddsBoard& board) {
            board.set_rounds(round_choices.at(static_cast<std::size_t>(choice)));
        });
    });
    order_ = segmented(_("Sorted"), [this](int order) {
        change_board(
            [order](OddsBoard& board) { board.set_order(orders.at(static_cast<std::size_t>(order))); });
    });
    against_ = new wxChoice(body_, wxID_ANY);
    set_accessible_name(*against_, _("Against"));
    against_->SetMaxSize(FromDIP(wxSize(260, -1)));
    against_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        show_against(static_cast<std::size_t>(event.GetSelection()));
    });
    outcome_ = new wxChoice(body_, wxID_ANY);
    set_accessible_name(*outcome_, _("Chance of"));
    outcome_->SetMaxSize(FromDIP(wxSize(300, -1)));
    outcome_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        change_board([&](OddsBoard& board) {
            board.set_outcome(outcome_at(static_cast<std::size_t>(event.GetSelection())));
        });
    });
    add_labelled(*sizer, *body_, {}, mode_);
    add_labelled(*sizer, *body_, _("Against"), against_);
    add_labelled(*sizer, *body_, _("Own troops"), side_);
    add_labelled(*sizer, *body_, _("Chance of"), outcome_);
    add_labelled(*sizer, *body_, _("Rounds"), rounds_);
    add_labelled(*sizer, *body_, _("Sorted"), order_);
    return sizer;
}

wxSizer* OddsPage::make_columns() {
    fight_ = new OddsFightView(body_);
    switches_ = new OddsSwitches(
        body_,
        [this](SwitchSetting setting) {
            board_->pair().set_switch(std::move(setting));
            update_duel();
        },
        [this](CombatSide side, TraitChange change) {
            board_->pair().set_trait(change, side);
            update_duel();
        });
    changes_ = new OddsChangesList(body_, [this](const OddsChange& change) {
        // The change disappears with the list that shows it.
        CallAfter([this, setting = change.setting, trait = change.trait] {
            if (setting)
                board_->pair().set_switch(*setting);
            if (trait)
                board_->pair().set_trait(*trait);
            update_duel();
        });
    });
    changes_->SetToolTip(_("Enter or a double click makes the change"));
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](StyledLabel* heading, wxWindow* window, int share) {
        window->SetMinSize({FromDIP(200), least_lines * TextMetrics::line_height(*window)});
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(heading, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
        column->Add(window, wxSizerFlags(1).Expand());
        sizer->Add(column, wxSizerFlags(share).Expand().Border(wxLEFT, sizer->IsEmpty() ? 0 : FromDIP(12)));
    };
    fight_heading_ =
        new StyledLabel(body_, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    add(fight_heading_, fight_, 8);
    add(new StyledLabel(body_, _("The situation"), LabelStyle::bold), switches_, 7);
    changes_heading_ =
        new StyledLabel(body_, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    add(changes_heading_, changes_, 7);
    return sizer;
}

wxSizer* OddsPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    reset_ = add_page_button(*this, *sizer, _("Usual situation"),
                             _("Takes back all changes of the troop and of the situation"), [this] {
                                 board_->pair().reset();
                                 update_duel();
                             });
    add_close_button(*this, *sizer, {}, [this] { handlers_.close(); });
    return sizer;
}

void OddsPage::begin(const std::string& ruleset) {
    const Ruleset* rules = bench_.has_document()
                               ? &bench_.ruleset()
                               : rulesets_.find(ruleset.empty() ? handlers_.usual_ruleset() : ruleset);
    if (rules == nullptr && !rulesets_.ids().empty())
        rules = rulesets_.find(rulesets_.ids().front());
    board_.reset();
    if (rules != nullptr && OddsBoard::is_possible(*rules)) {
        std::vector<Contender> mine;
        if (bench_.has_document())
            mine = contenders_of_army(bench_.army(), *rules);
        std::vector<Contender> classes = contenders_of_classes(*rules);
        if (mine.empty())
            mine = classes;
        board_ = std::make_unique<OddsBoard>(*rules, std::move(mine), std::move(classes));
        const std::vector<const Troop*> selected = selected_troops(bench_);
        if (std::none_of(selected.begin(), selected.end(),
                         [this](const Troop* troop) { return board_->choose_troop(*troop); }))
            board_->choose_pair_that_fights();
        fill_opponents();
        fill_choices();
    } else {
        note_->set_text(_("These rules do not say how fights are decided, so nothing can be worked out. "
                          "Open an army of another rule set."));
    }
    reset_->Enable(false);
    body_->Show(board_ != nullptr);
    note_->Show(board_ == nullptr);
    update();
}

void OddsPage::fill_opponents() {
    opponents_.fill(board_->ruleset(), bench_.has_document() ? bench_.army().list : std::string());
    against_->Set(opponents_.names());
    against_->SetSelection(0);
    shown_against_ = 0;
}

void OddsPage::fill_choices() {
    std::vector<SegmentedChoice::Segment> modes;
    int chosen = 0;
    for (const CombatMode* mode : board_->modes()) {
        if (mode == &board_->mode())
            chosen = static_cast<int>(modes.size());
        modes.push_back({wx(mode->name), {}, {}});
    }
    show_segments(*mode_, std::move(modes), chosen);
    show_segments(*side_, {{_("attack"), {}, {}}, {_("are attacked"), {}, {}}},
                  static_cast<int>(index_of(board_->side())));
    std::vector<SegmentedChoice::Segment> rounds;
    rounds.reserve(round_choices.size());
    for (const std::int32_t each : round_choices)
        rounds.push_back({wxString::Format("%d", each), {}, {}});
    const auto round = std::find(round_choices.begin(), round_choices.end(), board_->rounds());
    show_segments(*rounds_, std::move(rounds), static_cast<int>(round - round_choices.begin()));
    const wxString about_order = _("Rows by the lowest chance in them, columns by the highest");
    show_segments(
        *order_,
        {{_("as listed"), {}, {}},
         {_("worst first (lowest cell)"), about_order, {}},
         {_("best first (lowest cell)"), about_order, {}}},
        static_cast<int>(std::find(orders.begin(), orders.end(), board_->order()) - orders.begin()));
    fill_outcomes();
}

// From the worst for one's own troops to the best, whichever side they are.
std::size_t OddsPage::outcome_at(std::size_t row) const {
    return board_->side() == CombatSide::attacker ? row : board_->mode().outcomes.size() - 1 - row;
}

void OddsPage::fill_outcomes() {
    wxArrayString names;
    for (std::size_t i = 0; i < board_->mode().outcomes.size(); ++i)
        names.Add(wx(measure_words(board_->mode(), outcome_at(i), board_->side())));
    if (outcome_->GetStrings() != names)
        outcome_->Set(names);
    outcome_->SetSelection(static_cast<int>(outcome_at(board_->outcome())));
}

void OddsPage::show_against_army(const std::filesystem::path& file) {
    try {
        const std::optional<std::size_t> added = opponents_.add_army(file);
        if (!added) {
            handlers_.notify(
                _("That army is of another rule set. Only armies of one rule set fight each other."));
            return;
        }
        against_->Set(opponents_.names());
        show_against(*added);
    } catch (const std::exception& error) {
        handlers_.notify(wx(error.what()));
    }
}

void OddsPage::show_against(std::size_t choice) {
    if (opponents_.asks_for_file(choice)) {
        against_->SetSelection(static_cast<int>(shown_against_));
        if (const auto file =
                ask_file_to_open(this, _("Against which army?"), _("Armies") + " (*.muster)|*.muster"))
            show_against_army(*file);
        return;
    }
    try {
        std::vector<Contender> theirs = opponents_.contenders(choice);
        if (!theirs.empty()) {
            shown_against_ = choice;
            board_->set_theirs(std::move(theirs));
            board_->choose_pair_that_fights();
        }
    } catch (const std::exception& error) {
        handlers_.notify(wx(error.what()));
    }
    against_->SetSelection(static_cast<int>(shown_against_));
    update();
}

void OddsPage::choose(const std::string& notation, std::size_t theirs) {
    if (!board_ || theirs >= board_->theirs().size())
        return;
    // Of troops that differ only in size, that which is looked at.
    std::size_t mine = board_->chosen_mine();
    for (std::size_t other = 0; board_->mine()[mine].notation != notation && other < board_->mine().size();
         ++other)
        if (board_->mine()[other].notation == notation)
            mine = other;
    if (board_->mine()[mine].notation == notation)
        board_->choose(mine, theirs);
    update();
}

void OddsPage::choose_mode(std::size_t mode) {
    change_board([mode](OddsBoard& board) {
        board.set_mode(mode);
        board.choose_pair_that_fights();
    });
}

void OddsPage::change_board(const std::function<void(OddsBoard&)>& change) {
    if (!board_)
        return;
    change(*board_);
    fill_choices();
    update();
}

void OddsPage::update() {
    wxString remark;
    if (board_)
        remark = wxString::Format(
            _("%s: the chance for the troops in the rows: %s. The table is about the usual situation: flat "
              "ground, no losses, no help. Click a cell to see its fight and to change the situation."),
            wx(board_->ruleset().title),
            wx(measure_words(board_->mode(), board_->matrix().measured_outcome(), board_->side())));
    if (const CombatSwitch* figures = board_ ? count_switch(board_->mode()) : nullptr)
        remark += " " + wxString::Format(_("%s: as in the army; a class has %d."),
                                         wx(board_->mode().names[figures->name].label),
                                         figures->defaults.back().value);
    remark_->set_text(remark);
    (void)remark_->wrap(body_->GetSize().x);
    matrix_->show(board_.get());
    update_duel();
    Layout();
    divide();
}

void OddsPage::update_duel() {
    if (board_ && board_->has_pair()) {
        wxString pair =
            wxString::Format(_("%s against %s"), wx(board_->pair().notation_of(CombatSide::attacker)),
                             wx(board_->pair().notation_of(CombatSide::defender)));
        if (board_->pair().is_changed())
            pair += " " + _("(changed; the table is not)");
        fight_heading_->set_text(pair);
        changes_heading_->set_text(board_->pair().view().has_all_changes
                                       ? _("What one change would bring")
                                       : _("What one change would bring (not all could be tried)"));
        fight_heading_->SetToolTip(fight_heading_->GetLabelText());
    }
    reset_->Enable(board_ && board_->has_pair() && board_->pair().is_changed());
    fight_->show(board_.get());
    switches_->show(board_.get());
    changes_->show(board_.get());
    matrix_->Refresh();
}

void OddsPage::update_colours() {
    for (StyledLabel* label : {heading_, remark_, fight_heading_, changes_heading_, legend_})
        label->update_colours();
    note_->update_colours();
    switches_->update_colours();
    update();
}

} // namespace muster
