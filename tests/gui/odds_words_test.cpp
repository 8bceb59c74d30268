// SPDX-License-Identifier: MIT
// What the panel and the page of odds say that their figures are.
#include "gui/odds/class_odds_list.h"
#include "gui/odds/class_odds_panel.h"
#include "gui/odds/odds_changes_list.h"
#include "gui/odds/odds_fight_view.h"
#include "gui/odds/odds_matrix_view.h"
#include "gui/odds/odds_page.h"
#include "gui/odds/odds_switches.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/styled_label.h"
#include "gui_program.h"
#include "odds/outcome_words.h"
#include "odds_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/choice.h>
#include <wx/dcclient.h>
#include <wx/stattext.h>

#include <algorithm>
#include <map>

namespace muster::tests {

namespace {

// Whether a label in the window begins so.
bool shows_words(const wxWindow& window, const wxString& words) {
    return std::any_of(window.GetChildren().begin(), window.GetChildren().end(), [&](const wxWindow* child) {
        const auto* label = dynamic_cast<const wxStaticText*>(child);
        return (label != nullptr && label->IsShown() && label->GetLabelText().StartsWith(words)) ||
               shows_words(*child, words);
    });
}

// Whether a label in the window says so, wherever its lines end.
bool says_words(const wxWindow& window, const wxString& words) {
    return std::any_of(window.GetChildren().begin(), window.GetChildren().end(), [&](const wxWindow* child) {
        const auto* label = dynamic_cast<const wxStaticText*>(child);
        wxString text = label != nullptr && label->IsShown() ? label->GetLabelText() : wxString();
        text.Replace("\n", " ");
        return text.Contains(words) || says_words(*child, words);
    });
}

} // namespace

BOOST_AUTO_TEST_SUITE(odds_words)

// A shot that hits is bad for its target: the panel never says that it hopes for it.
BOOST_AUTO_TEST_CASE(the_panel_says_what_its_chances_are_of) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    settle();
    ClassOddsPanel& panel = open_panel_of_odds(*window);
    window->bench().select({Place{1, 1, 1}});
    BOOST_TEST(panel.measure(CombatSide::attacker) == "win");
    BOOST_TEST(panel.measure(CombatSide::defender) == "win"); // one question for both
    wxString heading = panel.heading();
    heading.Replace("\n", " "); // wrapped
    BOOST_TEST(heading.Contains("chance to win"));
    BOOST_TEST(panel.columns().size() == 1U); // which is the same either way
    BOOST_TEST(panel.factors(0, CombatSide::attacker).Contains("Base combat factor"));
    panel.choose_mode(1);
    BOOST_TEST(panel.measure(CombatSide::defender).Contains("hold firm"));
    for (const CombatSide side : panel.columns())
        BOOST_TEST(std::any_of(panel.rows().begin(), panel.rows().end(), [side](const auto& row) {
            const auto& chance = row.cells.at(index_of(side)).chance;
            return chance && !(*chance == Probability(1, 1));
        }));
}

// Its list is painted once more before the next army's rows are there.
BOOST_AUTO_TEST_CASE(the_panel_goes_over_to_the_next_army) {
    const Window window;
    auto& panel = window->panes().window<ClassOddsPanel>("class-odds");
    for (const char* ruleset : {"phalanx", "ancient-1969", "into-glory-ride"}) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(ruleset)));
        settle();
        if (!window->panes().is_shown("class-odds"))
            run(*window, "view.class_odds");
        window->bench().select({Place{1, 1, 1}});
        settle();
        BOOST_TEST(!panel.rows().empty());
        BOOST_TEST(&window->bench().ruleset() == application().services().rulesets().find(ruleset));
        run(*window, "file.start");
        settle();
    }
}

BOOST_AUTO_TEST_CASE(the_page_asks_in_plain_words) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    auto& question = control<wxChoice>(page, "In the cells");
    BOOST_TEST(question.GetStringSelection() == wx("drive off: “Enemy rallies back” or better"));
    auto& figures = control<SegmentedChoice>(page, "Figures");
    BOOST_TEST(figures.IsShown());
    figures.SetFocus();
    settle();
    press(WXK_RIGHT);
    settle();
    BOOST_TEST(page.board()->asked().equal_figures);
    page.choose_mode(1);
    settle();
    BOOST_TEST(question.GetStringSelection().StartsWith("Figures that the enemy loses"));
    const OddsBoard& board = *page.board();
    BOOST_TEST(
        !control<OddsMatrixView>(page).cell_text(board.chosen_mine(), board.chosen_theirs()).Contains("%"));
    question.SetSelection(1);
    wxCommandEvent event(wxEVT_CHOICE, question.GetId());
    event.SetInt(1);
    question.ProcessWindowEvent(event);
    settle();
    BOOST_TEST(!board.asked().losses);
    BOOST_TEST(
        control<OddsMatrixView>(page).cell_text(board.chosen_mine(), board.chosen_theirs()).Contains("%"));
}

// "Swordsmen, 36 figures" fight with 20 then.
BOOST_AUTO_TEST_CASE(equal_figures_are_those_that_the_page_speaks_of) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    auto& matrix = control<OddsMatrixView>(page);
    const OddsBoard& board = *page.board();
    const auto many = std::find_if(board.mine().begin(), board.mine().end(),
                                   [](const Contender& own) { return own.figures > 1; });
    BOOST_REQUIRE((many != board.mine().end()));
    page.choose(many->notation, 0);
    settle();
    const auto tip_of_row = [&matrix, &board] {
        const wxRect cell = matrix.cell_rect(board.chosen_mine(), board.chosen_theirs());
        wxMouseEvent event(wxEVT_MOTION);
        event.SetEventObject(&matrix);
        event.SetPosition({4, cell.y + cell.height / 2});
        matrix.ProcessWindowEvent(event);
        return matrix.GetToolTipText();
    };
    BOOST_TEST(says_words(page, "Figures: as in the army; of each class, whatever it is, there are 20."));
    BOOST_TEST(says_words(page, "no losses, no help; those who are attacked stand."));
    BOOST_TEST(tip_of_row().Contains(" figures"), utf8(tip_of_row()));
    auto& figures = control<SegmentedChoice>(page, "Figures");
    figures.SetFocus();
    settle();
    press(WXK_RIGHT);
    settle();
    BOOST_TEST(says_words(page, "Figures: 20 on either side."));
    BOOST_TEST(!says_words(page, "as in the army"));
    BOOST_TEST(!tip_of_row().empty());
    BOOST_TEST(!tip_of_row().Contains(" figures"), utf8(tip_of_row()));
}

// Of losses there is no chance to speak of.
BOOST_AUTO_TEST_CASE(the_page_says_by_what_it_sorts) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    auto& order = control<SegmentedChoice>(page, "Sorted");
    BOOST_TEST(order.tip_of(1).Contains("the chance in the cell less that of what is bad for own troops"));
    page.choose_mode(1);
    settle();
    BOOST_TEST(order.tip_of(2).Contains("the mean of the losses"));
}

// Each fight has its own factors in the tip, in the words of the page; those of Phalanx II are places and
// counts of disadvantages.
BOOST_AUTO_TEST_CASE(the_tip_of_the_panel_tells_the_factors_of_both_fights_apart) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx-ii")));
    settle();
    ClassOddsPanel& panel = open_panel_of_odds(*window);
    window->bench().select({Place{1, 1, 1}});
    auto& list = control<ClassOddsList>(panel);
    for (std::size_t row = 0; row < panel.rows().size(); ++row) {
        if (!panel.rows()[row].cells[0].chance)
            continue;
        const wxString tip = list.tip_of(row, CombatSide::attacker);
        BOOST_TEST(tip.Contains("Place in the hierarchy, 0 the highest: "), utf8(tip));
        BOOST_TEST(tip.Contains(" Disadvantages"), utf8(tip));
        BOOST_TEST(!tip.Contains("+0"), utf8(tip));
        BOOST_TEST(!tip.Contains("Own troops are attacked"), utf8(tip)); // the other column has its own
        const wxString attacked = list.tip_of(row, CombatSide::defender);
        BOOST_TEST(!attacked.Contains("Own troops attack:"), utf8(attacked));
        BOOST_TEST(attacked.Contains("Own troops:"), utf8(attacked));
        BOOST_TEST(attacked.Contains("The enemy:"), utf8(attacked));
    }
}

BOOST_AUTO_TEST_CASE(the_page_says_what_changes_would_change) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    const auto shows = [&page](const wxString& words) { return shows_words(page, words); };
    BOOST_TEST(shows("What one change would bring to the chance to win"));
    BOOST_TEST(shows("What is not listed leaves this chance as it is"));
    const auto says = [&page](const wxString& words) { return says_words(page, words); };
    BOOST_TEST(says("It may still change how bad the worst is, and what is lost."));
    const auto& fight = control<OddsFightView>(page);
    BOOST_TEST(fight.text().Contains(": Dice: "), utf8(fight.text()));
    BOOST_TEST(fight.text().Contains("The fight: The side that has lost more Integrity Points"));
    BOOST_TEST(fight.text().Contains("Own troops lose "));
    page.choose_mode(1);
    settle();
    BOOST_TEST((shows("What one change would bring to what the enemy loses") ||
                shows("No single change makes a difference to what the enemy loses")));
}

// Foot that counter-charge win less often, and lose less often.
BOOST_AUTO_TEST_CASE(a_change_for_better_and_worse_says_both) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    page.choose_side(CombatSide::defender);
    const OddsBoard& board = *page.board();
    const auto& changes = control<OddsChangesList>(page);
    bool found = false;
    for (std::size_t theirs = 0; theirs < board.theirs().size() && !found; ++theirs) {
        page.choose(board.mine()[board.chosen_mine()].notation, theirs);
        for (std::size_t row = 0; row < changes.GetItemCount(); ++row)
            found = found || changes.row_text(row).Matches(wxString::FromUTF8("*: * → *, lose * → *"));
    }
    BOOST_TEST(found);
}

// Nobody knows that 2HW is a two-handed weapon.
BOOST_AUTO_TEST_CASE(codes_are_spelled_out) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    ClassOddsPanel& panel = open_panel_of_odds(*window);
    window->bench().select({Place{1, 1, 1}});
    wxString heading = panel.heading();
    heading.Replace("\n", " "); // wrapped
    BOOST_TEST(heading.Contains("Morale class: "), utf8(heading));
    const wxString tip = control<ClassOddsList>(panel).tip_of(0, CombatSide::attacker);
    BOOST_TEST(tip.AfterFirst('\n').Contains(" order, "), utf8(tip));
    const auto& fight = control<OddsFightView>(open_page_of_odds(*window));
    BOOST_TEST(fight.text().Contains("Morale class: "), utf8(fight.text()));
}

// A draw is neither won nor lost: "win" alone leaves classes alike that are not.
BOOST_AUTO_TEST_CASE(the_panel_tells_classes_apart_that_are_lost_to_more_often) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx-ii")));
    settle();
    ClassOddsPanel& panel = open_panel_of_odds(*window);
    window->bench().select({Place{1, 1, 1}});
    for (const CombatSide side : panel.columns()) {
        std::map<wxString, wxString> outcomes; // by what the cell says
        for (const ClassOddsPanel::Row& row : panel.rows()) {
            const BoardCell& cell = row.cells.at(index_of(side));
            const OutcomeShares shares =
                shares_of(panel.mode(), cell.outcomes, panel.asked(side).outcome, side);
            const auto [known, is_new] =
                outcomes.try_emplace(panel.cell_text(cell, side), wx(shares.bad.text()));
            BOOST_TEST((is_new || known->second == wx(shares.bad.text())), row.notation);
        }
    }
    BOOST_TEST(panel.measure(CombatSide::defender) == "win / lose");
}

// Of the columns "attack" and "attacked" that under the pointer.
BOOST_AUTO_TEST_CASE(a_row_opens_the_fight_of_its_column) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx-ii")));
    settle();
    ClassOddsPanel& panel = open_panel_of_odds(*window);
    window->bench().select({Place{1, 1, 1}});
    BOOST_REQUIRE(panel.columns().size() == 2U);
    const auto& list = control<ClassOddsList>(panel);
    const int right = list.GetClientSize().x;
    BOOST_TEST((list.side_at(0) == CombatSide::attacker));
    BOOST_TEST((list.side_at(right - list.cell_width() * 3 / 2) == CombatSide::attacker));
    BOOST_TEST((list.side_at(right - list.cell_width() / 2) == CombatSide::defender));
    panel.open(0, CombatSide::defender);
    settle();
    BOOST_TEST((window->pages().window<OddsPage>("odds").board()->side() == CombatSide::defender));
}

// Two switches are of the fight.
BOOST_AUTO_TEST_CASE(each_owner_of_switches_is_named_once) {
    for (const char* ruleset : {"phalanx", "phalanx-ii"}) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(ruleset)));
        settle();
        OddsPage& page = open_page_of_odds(*window);
        page.choose_mode(1);
        settle();
        const wxWindowList& rows = control<OddsSwitches>(page).GetChildren();
        BOOST_TEST(std::count_if(rows.begin(), rows.end(), [](const wxWindow* row) {
                       const auto* label = dynamic_cast<const StyledLabel*>(row);
                       return label != nullptr && label->whole_text() == "The fight";
                   }) == 1);
    }
}

// What a troop is stands at the end of its name.
BOOST_AUTO_TEST_CASE(a_long_name_is_cut_before_its_class) {
    const Window window;
    wxClientDC dc(&*window);
    Contender own;
    own.name = "Kershaw's brigade of South Carolina";
    own.notation = "(HIM-IV-RA)EIV";
    own.times = 4;
    const int whole = TextMetrics::width(dc, wx(name_and_notation(own)));
    BOOST_TEST(OddsMatrixView::shortened_name(dc, own, whole + 1) == wx(name_and_notation(own)));
    const wxString cut = OddsMatrixView::shortened_name(dc, own, whole * 2 / 3);
    BOOST_TEST(cut.StartsWith("Ker"), utf8(cut));
    BOOST_TEST(cut.EndsWith(wx("(HIM-IV-RA)EIV ×4")), utf8(cut));
    BOOST_TEST(TextMetrics::width(dc, cut) <= whole * 2 / 3);
}

// The attacker's enemy above him is the defender above his enemy.
BOOST_AUTO_TEST_CASE(a_slope_says_who_is_higher) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    auto& switches = control<OddsSwitches>(open_page_of_odds(*window));
    BOOST_TEST(control<SegmentedChoice>(switches, "Own troops: They are uphill of us").IsShown());
    BOOST_TEST(control<SegmentedChoice>(switches, "The enemy: We are uphill of them").IsShown());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
