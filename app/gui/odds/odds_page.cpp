// SPDX-License-Identifier: MIT
#include "gui/odds/odds_page.h"

#include "gui/odds/odds_changes_list.h"
#include "gui/odds/odds_choices.h"
#include "gui/odds/odds_fight_view.h"
#include "gui/odds/odds_matrix_view.h"
#include "gui/odds/odds_switches.h"
#include "gui/odds/odds_words.h"
#include "gui/odds/selected_troops.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "gui/widgets/styled_label.h"
#include "odds/contender_words.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace muster {

namespace {

constexpr int least_lines = 9; // of a column beneath the matrix

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
    legend_ = new StyledLabel(body_, wxString(), LabelStyle::note, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
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

OddsPage::~OddsPage() = default;

// The matrix is as high as its rows, as long as the fight beneath it has the greater part. In a window that
// is too low for both, all of it scrolls.
void OddsPage::divide() {
    const int top = body_->CalcUnscrolledPosition(matrix_->GetPosition()).y;
    const int most = std::max((body_->GetClientSize().y - top) * 2 / 5, matrix_->least_height());
    const int height = std::min(matrix_->full_height(), most);
    matrix_->SetMinSize({FromDIP(300), height});
    fight_->SetMinSize({FromDIP(200), std::max(least_lines * TextMetrics::line_height(*fight_), height)});
    body_->FitInside();
    body_->Layout();
}

wxSizer* OddsPage::make_choices() {
    against_ = new wxChoice(body_, wxID_ANY);
    set_accessible_name(*against_, _("Against"));
    against_->SetMaxSize(FromDIP(wxSize(260, -1)));
    against_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        show_against(static_cast<std::size_t>(event.GetSelection()));
    });
    OddsChoices::Handlers handlers;
    handlers.choose_mode = [this](std::size_t mode) { choose_mode(mode); };
    handlers.change = [this](const std::function<void(OddsBoard&)>& change) { change_board(change); };
    choices_ = std::make_unique<OddsChoices>(*body_, std::move(handlers));
    return choices_->arranged(against_);
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
        return column;
    };
    fight_heading_ =
        new StyledLabel(body_, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    add(fight_heading_, fight_, 8);
    add(new StyledLabel(body_, _("The situation"), LabelStyle::bold), switches_, 7);
    changes_heading_ =
        new StyledLabel(body_, wxString(), LabelStyle::bold, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    wxSizer* changes = add(changes_heading_, changes_, 7);
    changes_note_ = new StyledLabel(body_, wxString(), LabelStyle::note);
    changes_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        CallAfter([this] { wrap_changes_note(); });
        event.Skip();
    });
    changes->Add(changes_note_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(2)));
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
        choices_->show(*board_);
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

void OddsPage::choose_side(CombatSide side) {
    change_board([side](OddsBoard& board) { board.set_side(side); });
}

void OddsPage::change_board(const std::function<void(OddsBoard&)>& change) {
    if (!board_)
        return;
    change(*board_);
    choices_->show(*board_);
    update();
}

// What the cells say, in plain words.
wxString OddsPage::remark(const OddsBoard& board) {
    wxString text = wxString::Format(_("%s. In the cells, for the troops in the rows: %s"),
                                     wx(board.ruleset().title), asked_words(board.mode(), board.asked()));
    text += " " + _("The table is about the usual situation: flat ground, no losses, no help. Click a cell "
                    "to see its fight and to change the situation.");
    const CombatSwitch* figures = count_switch(board.mode());
    if (figures != nullptr && !board.asked().equal_figures)
        text += " " + wxString::Format(_("%s: as in the army; a class has %d."),
                                       wx(board.mode().names[figures->name].label), usual_figures(*figures));
    return text;
}

void OddsPage::update() {
    remark_->set_text(board_ ? remark(*board_) : wxString());
    (void)remark_->wrap(body_->GetSize().x);
    legend_->set_text(board_ ? colour_legend(board_->asked()) + " " +
                                   _("A word stands where they cannot fight: point at it to read why.")
                             : wxString());
    matrix_->show(board_.get());
    update_duel();
    Layout();
    divide();
}

wxString OddsPage::fight_heading() const {
    const CombatSide mine = board_->side();
    const wxString pair =
        pair_name(wx(board_->pair().notation_of(mine)), wx(board_->pair().notation_of(enemy_of(mine))), mine);
    // First, as a long name is cut at its end.
    return board_->pair().is_changed() ? wxString::Format(_("Changed (the table is not): %s"), pair) : pair;
}

// What the notation of both troops means.
wxString OddsPage::meaning_of_pair() const {
    wxString text;
    for (const CombatSide side : {board_->side(), enemy_of(board_->side())})
        text += (text.empty() ? "" : "\n") + owner_name(side, board_->side()) + ": " +
                wx(spelled_out(board_->pair().troop_of(side), board_->ruleset()));
    return text;
}

void OddsPage::show_changes_heading() {
    const DuelView& view = board_->pair().view();
    const bool any = changes_->has_rows() || !view.has_all_changes || !view.problem.empty();
    changes_heading_->set_text(muster::changes_heading(board_->mode(), board_->asked(), any));
    changes_heading_->SetToolTip(changes_heading_->GetLabelText());
    wxString note;
    if (view.problem.empty() && !view.has_all_changes)
        note = _("Not all changes could be tried.");
    else if (view.problem.empty())
        note =
            board_->asked().losses
                ? _("What is not listed leaves this average as it is, or is against the rules. It may still "
                    "change how the fight ends.")
                : _("What is not listed leaves this chance as it is, or is against the rules. It may still "
                    "change how bad the worst is, and what is lost.");
    changes_note_->set_text(note);
    wrap_changes_note();
}

void OddsPage::wrap_changes_note() {
    if (changes_note_->wrap(changes_->GetSize().x))
        body_->Layout();
}

void OddsPage::update_duel() {
    if (board_ && board_->has_pair()) {
        fight_heading_->set_text(fight_heading());
        fight_heading_->SetToolTip(fight_heading_->GetLabelText() + "\n" + meaning_of_pair());
    }
    reset_->Enable(board_ && board_->has_pair() && board_->pair().is_changed());
    fight_->show(board_.get());
    switches_->show(board_.get());
    changes_->show(board_.get());
    if (board_ && board_->has_pair())
        show_changes_heading();
    matrix_->Refresh();
}

void OddsPage::update_colours() {
    for (StyledLabel* label : {heading_, remark_, fight_heading_, changes_heading_, changes_note_, legend_})
        label->update_colours();
    note_->update_colours();
    switches_->update_colours();
    update();
}

} // namespace muster
