// SPDX-License-Identifier: MIT
#include "gui/odds/odds_page.h"

#include "gui/odds/board_worker.h"
#include "gui/odds/odds_changes_list.h"
#include "gui/odds/odds_choices.h"
#include "gui/odds/odds_fight_view.h"
#include "gui/odds/odds_matrix_view.h"
#include "gui/odds/odds_switches.h"
#include "gui/odds/odds_words.h"
#include "gui/odds/selected_troops.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/styled_label.h"
#include "odds/contender_words.h"

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace muster {

namespace {

bool is_mostly_too_long(OddsBoard& board) {
    std::size_t too_long = 0;
    for (std::size_t mine = 0; mine < board.mine().size(); ++mine)
        for (std::size_t theirs = 0; theirs < board.theirs().size(); ++theirs)
            too_long += board.matrix().cell(mine, theirs).is_too_long ? 1U : 0U;
    return 2 * too_long > board.mine().size() * board.theirs().size();
}

} // namespace

OddsPage::~OddsPage() = default;

void OddsPage::begin(const std::string& ruleset) {
    const Ruleset* rules = bench_.has_document()
                               ? &bench_.ruleset()
                               : rulesets_.find(ruleset.empty() ? handlers_.usual_ruleset() : ruleset);
    if (rules == nullptr && !rulesets_.ids().empty())
        rules = rulesets_.find(rulesets_.ids().front());
    worker_->stop();
    board_.reset();
    shown_fight_.clear();
    body_->Scroll(0, 0);
    GetSizer()->Show(choices_row_, rules != nullptr && OddsBoard::is_possible(*rules), true);
    if (rules != nullptr && OddsBoard::is_possible(*rules)) {
        std::vector<Contender> mine;
        if (bench_.has_document())
            mine = contenders_of_army(bench_.army(), *rules);
        std::vector<Contender> classes =
            contenders_of_classes(*rules, bench_.has_document() ? &bench_.army() : nullptr);
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
    opponents_.fill(board_->ruleset(), bench_.has_document() ? bench_.army().list : std::string(),
                    board_->theirs());
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
            shown_fight_.clear();
            find_pair_that_fights();
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
    change_board([this, mode](OddsBoard& board) {
        board.set_mode(mode);
        find_pair_that_fights();
    });
}

// After several rounds it is not known at once who can fight whom.
void OddsPage::find_pair_that_fights() {
    wants_pair_that_fights_ = board_->rounds() > 1;
    if (!wants_pair_that_fights_)
        board_->choose_pair_that_fights();
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
    text += " " + _("The table is about the usual situation: flat ground, no losses, no help; those who are "
                    "attacked stand. Click a cell to see its fight and to change the situation.");
    if (const wxString assumed = assumed_words(board.theirs()); !assumed.empty())
        text += " " + assumed;
    if (const CombatSwitch* figures = count_switch(board.mode()))
        text += " " +
                wxString::Format(board.asked().equal_figures
                                     ? _("%s: %d on either side.")
                                     : _("%s: as in the army; of each class, whatever it is, there are %d."),
                                 wx(board.mode().names[figures->name].label), usual_figures(*figures));
    return text;
}

void OddsPage::update() {
    remark_->set_text(board_ ? remark(*board_) : wxString());
    (void)remark_->wrap(body_->GetSize().x);
    if (must_wait()) {
        wait_for_board();
        return;
    }
    legend_->set_text(board_ ? legend_text() : wxString());
    matrix_->show(board_.get());
    update_duel();
    Layout();
    divide();
}

wxString OddsPage::legend_text() {
    if (is_mostly_too_long(*board_))
        return wxString::Format(
            _("Most of these fights take too long to work out at %d rounds: choose fewer."),
            board_->rounds());
    return colour_legend(board_->asked()) + " " +
           _("A word stands where they cannot fight: point at it to read why.");
}

bool OddsPage::is_working() const {
    return worker_->is_busy();
}

bool OddsPage::must_wait() const {
    return board_ && board_->has_pair() && board_->rounds() > 1 && !board_->is_worked_out();
}

// What is shown until then says so; the choices stay in use.
void OddsPage::wait_for_board() {
    const wxString waiting = wxString::Format(_("Working out %d rounds…"), board_->rounds());
    if (!board_->matrix().is_worked_out())
        matrix_->wait(waiting);
    legend_->set_text(waiting);
    fight_heading_->set_text(waiting);
    fight_->show(nullptr);
    changes_->show(nullptr);
    changes_heading_->set_text(waiting);
    changes_note_->set_text(wxString());
    switches_->Enable(board_->matrix().is_worked_out()); // else they may be those of another kind of fight
    worker_->begin(*board_);
}

void OddsPage::show_worked_out(OddsBoard& worked_out) {
    board_->adopt(worked_out);
    if (std::exchange(wants_pair_that_fights_, false))
        board_->choose_pair_that_fights();
    update();
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
        note = board_->asked().losses ? _("What is not listed leaves this average as it is. It may still "
                                          "change how the fight ends.")
                                      : _("What is not listed leaves this chance as it is. It may still "
                                          "change how bad the worst is, "
                                          "and what is lost.");
    changes_note_->set_text(note);
    wrap_changes_note();
}

void OddsPage::wrap_changes_note() {
    if (changes_note_->wrap(changes_->GetSize().x))
        body_->Layout();
}

void OddsPage::update_duel() {
    if (must_wait())
        wait_for_board();
    else
        show_duel();
}

void OddsPage::show_duel() {
    worker_->forget();
    if (board_ && board_->has_pair()) {
        fight_heading_->set_text(fight_heading());
        fight_heading_->SetToolTip(fight_heading_->GetLabelText() + "\n" + meaning_of_pair());
    }
    reset_->Enable(board_ && board_->has_pair() && board_->pair().is_changed());
    fight_->show(board_.get());
    switches_->Enable();
    switches_->show(board_.get());
    changes_->show(board_.get());
    if (board_ && board_->has_pair()) {
        show_changes_heading();
        begin_at_top();
    }
    matrix_->Refresh();
}

// Another fight is not read from where the last one was left; the same one with a change is.
void OddsPage::begin_at_top() {
    const std::string fight = fmt::format("{} {} {} {}", board_->mode().id, static_cast<int>(board_->side()),
                                          board_->chosen_mine(), board_->chosen_theirs());
    if (std::exchange(shown_fight_, fight) == fight)
        return;
    fight_->Scroll(0, 0);
    switches_->Scroll(0, 0);
    if (changes_->has_rows())
        changes_->ScrollToRow(0);
}

void OddsPage::update_colours() {
    for (StyledLabel* label : {heading_, remark_, fight_heading_, changes_heading_, changes_note_, legend_})
        label->update_colours();
    note_->update_colours();
    switches_->update_colours();
    update();
}

} // namespace muster
