// SPDX-License-Identifier: MIT
// The odds: the panel that follows the selection, and the page with the matrix and one fight.
#include "gui/odds/odds_page.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "gui/odds/class_odds_panel.h"
#include "gui/odds/odds_changes_list.h"
#include "gui/odds/odds_fight_view.h"
#include "gui/odds/odds_matrix_view.h"
#include "gui/odds/odds_switches.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "odds/outcome_words.h"
#include "odds_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/stattext.h>

#include <algorithm>
#include <numeric>

namespace muster::tests {

namespace {

std::vector<Place> troops_of(const Army& army) {
    std::vector<Place> troops;
    for (const Place& place : all_places(army))
        if (place.level() == Level::troop)
            troops.push_back(place);
    return troops;
}

} // namespace

BOOST_AUTO_TEST_SUITE(odds_page)

BOOST_AUTO_TEST_CASE(the_panel_follows_the_selection_with_the_computed_chances) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    settle();
    ClassOddsPanel& panel = open_panel_of_odds(*window);
    BOOST_TEST(panel.IsShownOnScreen());
    window->bench().select({Place{}});
    BOOST_TEST(!panel.note().empty());
    const Ruleset& ruleset = window->bench().ruleset();
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    const OddsCalculator calculator(ruleset.combat.front());
    const std::vector<Place> troops = troops_of(window->bench().army());
    BOOST_REQUIRE(troops.size() > 1U);
    for (const Place& place : troops) {
        window->bench().select({place});
        BOOST_TEST(panel.note().empty());
        BOOST_REQUIRE_EQUAL(panel.rows().size(), classes.size());
        const Contender own = contender_of(troop_at(window->bench().army(), place), ruleset);
        for (const ClassOddsPanel::Row& row : panel.rows()) {
            const BoardCell& cell = row.cells[0];
            if (!cell.chance)
                continue;
            const Odds odds = calculator.odds({{&own.combatant, &classes.at(row.theirs).combatant}, {}, 1});
            const std::size_t outcome = usual_outcome(calculator.mode(), CombatSide::attacker);
            BOOST_TEST(cell.chance->text() == at_least(odds)[outcome].text());
        }
    }
}

// How soon is measured by the bench of odds.
BOOST_AUTO_TEST_CASE(the_panel_follows_every_selection_at_once) {
    for (const char* ruleset : {"into-glory-ride", "undying-lands", "ancient-1969"}) {
        const Window window;
        BOOST_REQUIRE(window->session().open_sample(sample_file(ruleset)));
        settle();
        ClassOddsPanel& panel = open_panel_of_odds(*window);
        for (const Place& place : troops_of(window->bench().army()))
            BOOST_TEST_CONTEXT(ruleset) {
                window->bench().select({Place{}});
                window->bench().select({place});
                BOOST_TEST((!panel.rows().empty() || !panel.note().empty()));
            }
    }
}

BOOST_AUTO_TEST_CASE(a_row_of_the_panel_opens_its_fight) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx-ii")));
    settle();
    ClassOddsPanel& panel = open_panel_of_odds(*window);
    const Place troop = troops_of(window->bench().army()).front();
    window->bench().select({troop});
    const ClassOddsPanel::Row row = panel.rows().at(2);
    panel.open(2, CombatSide::attacker);
    settle();
    BOOST_TEST(window->pages().current() == "odds");
    OddsBoard& board = *window->pages().window<OddsPage>("odds").board();
    BOOST_TEST(board.theirs()[board.chosen_theirs()].notation == row.notation);
    BOOST_TEST(board.mine()[board.chosen_mine()].notation ==
               contender_of(troop_at(window->bench().army(), troop), board.ruleset()).notation);
    press(WXK_ESCAPE);
    settle();
    BOOST_TEST(window->pages().current() == "army");
}

BOOST_AUTO_TEST_CASE(a_click_in_the_matrix_leads_to_the_two_troops) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    BOOST_REQUIRE(page.board() != nullptr);
    OddsBoard& board = *page.board();
    auto& matrix = control<OddsMatrixView>(page);
    auto& fight = control<OddsFightView>(page);
    const wxRect cell = matrix.cell_rect(1, 3);
    click(matrix, cell.GetPosition() + cell.GetSize() / 2);
    settle();
    BOOST_TEST(board.chosen_mine() == 1U);
    BOOST_TEST(board.chosen_theirs() == 3U);
    BOOST_REQUIRE(board.pair().view().problem.empty());
    BOOST_TEST(fight.text().Contains(
        wx(chance_for(board.pair().view().by_round.back(), board.side(), board.outcome()).percent())));
    for (const OddsTerm& term : board.pair().view().terms)
        BOOST_TEST(fight.text().Contains(wx(board.ruleset().citation(term.cite))));
    press(WXK_RIGHT);
    settle();
    BOOST_TEST(board.chosen_theirs() == 4U);
    BOOST_TEST(matrix.cell_text(1, 4) == wx(board.matrix().cell(1, 4).text()));
}

BOOST_AUTO_TEST_CASE(the_bar_is_as_wide_as_the_chances) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    OddsBoard& board = *open_page_of_odds(*window).board();
    for (std::size_t theirs = 0; theirs < board.theirs().size(); ++theirs) {
        board.choose(0, theirs);
        if (!board.pair().view().problem.empty())
            continue;
        const Odds& odds = board.pair().view().by_round.back();
        std::vector<std::size_t> outcomes(odds.outcomes.size());
        std::iota(outcomes.begin(), outcomes.end(), std::size_t{0});
        const std::vector<int> widths = OddsFightView::bar_widths(odds, outcomes, 1000);
        BOOST_TEST(std::accumulate(widths.begin(), widths.end(), 0) == 1000);
        for (const std::size_t outcome : outcomes)
            BOOST_TEST(std::abs(widths[outcome] - odds.outcomes[outcome].approximate() * 1000) <= 1.0);
    }
}

BOOST_AUTO_TEST_CASE(a_switch_and_a_change_lead_to_what_they_bring) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    OddsBoard& board = *page.board();
    for (std::size_t theirs = 0; theirs < board.theirs().size(); ++theirs) {
        board.choose(0, theirs);
        if (board.pair().view().problem.empty() && board.pair().view().changes.size() > 3)
            break;
    }
    page.choose(board.mine()[0].notation, board.chosen_theirs());
    settle();
    BOOST_REQUIRE(!board.pair().view().changes.empty());
    auto& list = control<OddsChangesList>(page);
    const OddsChange best = board.pair().view().changes.front();
    BOOST_TEST(list.row_text(0).Contains(wx(best.chance.percent())));
    BOOST_TEST(!control<wxButton>(page).IsEnabled());
    list.SetFocus();
    list.SetSelection(0);
    press(WXK_RETURN);
    settle();
    BOOST_TEST(board.pair().is_changed());
    BOOST_TEST(chance_for(board.pair().view().by_round.back(), board.side(), board.outcome()).text() ==
               best.chance.text());
    click_middle(control<wxButton>(page)); // the usual situation again
    settle();
    BOOST_TEST(!board.pair().is_changed());
    auto& flank =
        control<SegmentedChoice>(control<OddsSwitches>(page), "Own troops: Contacted in flank or rear");
    BOOST_TEST(flank.tip_of(1).Contains("An enemy touches its flank or rear"));
    flank.SetFocus();
    settle();
    press(WXK_RIGHT);
    settle();
    BOOST_TEST(board.pair().is_changed());
    BOOST_TEST(flank.chosen() == 1);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_explained_and_what_cannot_come_is_left_out) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx"))); // of Cannae
    settle();
    OddsPage& page = open_page_of_odds(*window);
    OddsBoard& board = *page.board();
    page.choose_mode(1);
    settle();
    auto& fight = control<OddsFightView>(page);
    BOOST_TEST(board.pair().view().problem == ""); // the first pair that can fight so is chosen
    page.choose(board.mine().front().notation, 0);
    settle();
    BOOST_TEST(fight.text().StartsWith("This cannot be worked out. Own troops: it does not shoot"));
    std::size_t shooters = 0;
    for (const Contender& own : board.mine()) {
        page.choose(own.notation, 0);
        settle();
        if (!board.pair().view().problem.empty())
            continue;
        ++shooters;
        for (std::size_t i = 0; i < board.mode().outcomes.size(); ++i) {
            const bool comes = board.pair().view().by_round.back().outcomes[i].over() != 0;
            const bool measured = i == board.outcome();
            BOOST_TEST(fight.text().Contains(wx(outcome_name(board.mode(), i, board.side())) + ", ") ==
                       (comes || measured));
        }
    }
    BOOST_TEST(shooters > 0U);
}

BOOST_AUTO_TEST_CASE(the_fight_has_the_greater_part_of_the_page) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    for (const wxSize& size : {wxSize(1280, 800), wxSize(1024, 700)}) {
        window->SetSize(size);
        settle();
        BOOST_TEST(control<OddsMatrixView>(page).GetSize().y <= control<OddsFightView>(page).GetSize().y);
    }
}

// What the table is about was cut at the end of its line.
BOOST_AUTO_TEST_CASE(the_remark_above_the_table_is_whole) {
    const Window window;
    OddsPage& page = open_page_of_odds(*window);
    for (const wxSize& size : {wxSize(1280, 800), wxSize(1024, 700)}) {
        window->SetSize(size);
        settle(200);
        std::size_t remarks = 0;
        for (const wxWindow* child : page.GetChildren())
            if (const auto* label = dynamic_cast<const wxStaticText*>(child); label && label->IsShown()) {
                BOOST_TEST(label->GetSize().x >= label->GetBestSize().x, utf8(label->GetLabelText()));
                BOOST_TEST(label->GetSize().y >= label->GetBestSize().y, utf8(label->GetLabelText()));
                remarks += label->HasFlag(wxST_ELLIPSIZE_END) ? 0U : 1U;
            }
        BOOST_TEST(remarks >= 2U); // and the heading, and the names of the choices
    }
}

BOOST_AUTO_TEST_CASE(whom_it_is_against_can_be_chosen) {
    const Window window;
    const std::filesystem::path spartan =
        lists_of(application().services().rulesets()).army_file_of("phalanx", "spartan");
    BOOST_REQUIRE(window->session().open_sample(spartan));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    OddsBoard& board = *page.board();
    const std::size_t classes = board.theirs().size();
    page.show_against(1); // the enemies of its list
    settle();
    const auto enemies = contenders_of_enemies(application().services().rulesets(), "phalanx", "spartan");
    BOOST_TEST(board.theirs().size() == enemies.size());
    page.show_against(3); // the first list
    settle();
    BOOST_TEST(!board.theirs().empty());
    page.show_against(0);
    settle();
    BOOST_TEST(board.theirs().size() == classes);
}

// Its leader does not fight: the panel shows those who do.
BOOST_AUTO_TEST_CASE(of_a_unit_the_panel_shows_a_troop_that_fights) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle();
    ClassOddsPanel& panel = open_panel_of_odds(*window);
    const Army& army = window->bench().army();
    for (const Place& place : all_places(army)) {
        if (place.level() != Level::unit)
            continue;
        window->bench().select({place});
        const bool fights = std::any_of(panel.rows().begin(), panel.rows().end(), [](const auto& row) {
            return row.cells[0].chance || row.cells[1].chance;
        });
        const std::vector<Troop>& troops = army.bodies[place.body - 1].units[place.unit - 1].troops;
        BOOST_TEST((fights || troops.size() == 1U), place.path());
    }
}

BOOST_AUTO_TEST_CASE(the_page_begins_with_the_selected_troop) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    const Place troop = troops_of(window->bench().army()).back();
    window->bench().select({troop});
    OddsBoard& board = *open_page_of_odds(*window).board();
    BOOST_TEST(board.mine()[board.chosen_mine()].notation ==
               contender_of(troop_at(window->bench().army(), troop), board.ruleset()).notation);
}

BOOST_AUTO_TEST_CASE(an_army_that_is_opened_stands_among_the_opponents) {
    const Window window;
    const Lists& lists = lists_of(application().services().rulesets());
    BOOST_REQUIRE(window->session().open_sample(lists.army_file_of("phalanx", "spartan")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    auto& against = control<wxChoice>(page, "Against");
    const unsigned before = against.GetCount();
    const std::filesystem::path file = lists.army_file_of("phalanx", "theban");
    page.show_against_army(file);
    settle();
    BOOST_TEST(against.GetCount() == before + 1);
    const Army army = read_army(read_file(file), file.string(), application().services().rulesets());
    BOOST_TEST(against.GetStringSelection() == wx(army.name));
    BOOST_TEST(page.board()->theirs().size() == contenders_of_army(army, page.board()->ruleset()).size());
    page.show_against_army(lists.army_file_of("phalanx", "spartan")); // a third one
    settle();
    BOOST_TEST(against.GetCount() == before + 2);
}

BOOST_AUTO_TEST_CASE(the_enemy_can_be_changed) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    OddsBoard& board = *page.board();
    auto& integrity = control<wxChoice>(control<OddsSwitches>(page), "The enemy: Integrity");
    const std::string before = board.pair().notation_of(CombatSide::defender);
    const int other = integrity.GetSelection() == 0 ? 1 : 0;
    integrity.SetSelection(other);
    wxCommandEvent event(wxEVT_CHOICE, integrity.GetId());
    event.SetInt(other);
    integrity.ProcessWindowEvent(event);
    settle();
    BOOST_TEST(board.pair().is_changed());
    BOOST_TEST(board.pair().notation_of(CombatSide::defender) != before);
}

// However far the rows are scrolled.
BOOST_AUTO_TEST_CASE(the_headings_stay_above_the_cells) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    auto& matrix = control<OddsMatrixView>(page);
    const std::size_t last = page.board()->mine().size() - 1;
    page.board()->choose(last, 0);
    matrix.show(page.board());
    settle();
    const wxRect cell = matrix.cell_rect(last, 0);
    BOOST_TEST(cell.GetBottom() <= matrix.GetClientSize().y); // it has come into sight
    BOOST_TEST(cell.y > 0);
}

BOOST_AUTO_TEST_CASE(without_an_army_all_classes_are_weighed) {
    const Window window;
    OddsPage& page = open_page_of_odds(*window);
    BOOST_REQUIRE(page.board() != nullptr);
    BOOST_TEST(page.board()->mine().size() == page.board()->theirs().size());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
