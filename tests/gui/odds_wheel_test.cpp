// SPDX-License-Identifier: MIT
// The mouse wheel over the page of odds.
#include "gui/odds/odds_changes_list.h"
#include "gui/odds/odds_fight_view.h"
#include "gui/odds/odds_matrix_view.h"
#include "gui/odds/odds_page.h"
#include "gui/odds/odds_switches.h"
#include "gui_program.h"
#include "odds_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/choice.h>
#include <wx/scrolwin.h>

namespace muster::tests {

namespace {

// Returns whether the window, or what is around it, took the event.
bool turn_wheel(wxWindow& window, int notches) {
    wxMouseEvent event(wxEVT_MOUSEWHEEL);
    event.SetEventObject(&window);
    event.m_wheelDelta = 120;
    event.m_wheelRotation = -120 * notches;
    event.m_linesPerAction = 3;
    return window.ProcessWindowEvent(event);
}

OddsPage& low_page_of_odds(Frame& window) {
    window.SetSize(wxSize(1024, 560));
    OddsPage& page = open_page_of_odds(window);
    settle(200);
    return page;
}

wxScrolledWindow& body_of(wxWindow& child) {
    return dynamic_cast<wxScrolledWindow&>(*child.GetParent());
}

} // namespace

BOOST_AUTO_TEST_SUITE(odds_wheel)

BOOST_AUTO_TEST_CASE(the_wheel_over_a_drop_down_changes_nothing) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    OddsPage& page = low_page_of_odds(*window);
    auto& question = control<wxChoice>(page, "In the cells");
    const int chosen = question.GetSelection();
    BOOST_TEST(turn_wheel(question, 1));
    BOOST_TEST(turn_wheel(question, -1));
    BOOST_TEST(question.GetSelection() == chosen);
}

// Who scrolls down to read a fight may change what is asked without scrolling back.
BOOST_AUTO_TEST_CASE(the_choices_stay_in_view) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    OddsPage& page = low_page_of_odds(*window);
    auto& question = control<wxChoice>(page, "In the cells");
    wxScrolledWindow& body = body_of(control<OddsMatrixView>(page));
    const wxRect before = question.GetScreenRect();
    body.Scroll(0, 1000);
    settle();
    BOOST_TEST(body.GetViewStart().y > 0);
    BOOST_TEST((question.GetScreenRect() == before));
}

BOOST_AUTO_TEST_CASE(another_fight_begins_at_its_top) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    settle();
    OddsPage& page = low_page_of_odds(*window);
    auto& fight = control<OddsFightView>(page);
    const OddsBoard& board = *page.board();
    page.choose(board.mine()[board.chosen_mine()].notation, board.chosen_theirs());
    body_of(fight).Scroll(0, 1000); // a fight out of sight has no height yet
    settle();
    fight.Scroll(0, 1000);
    settle();
    BOOST_REQUIRE(fight.GetViewStart().y > 0);
    page.choose(board.mine()[board.chosen_mine()].notation, board.chosen_theirs() == 0 ? 1 : 0);
    settle();
    BOOST_TEST(fight.GetViewStart().y == 0);
}

BOOST_AUTO_TEST_CASE(another_fight_lists_its_changes_from_the_first) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    OddsPage& page = low_page_of_odds(*window);
    auto& changes = control<OddsChangesList>(page);
    const OddsBoard& board = *page.board();
    page.choose(board.mine()[board.chosen_mine()].notation, board.chosen_theirs());
    body_of(changes).Scroll(0, 1000);
    settle();
    changes.ScrollToRow(3);
    settle();
    BOOST_REQUIRE(changes.GetVisibleRowsBegin() > 0U);
    page.choose(board.mine()[board.chosen_mine()].notation, board.chosen_theirs() == 0 ? 1 : 0);
    settle();
    BOOST_REQUIRE(changes.has_rows());
    BOOST_TEST(changes.GetVisibleRowsBegin() == 0U);
}

// Its headings are read with it.
BOOST_AUTO_TEST_CASE(the_page_stays_where_the_table_ends) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("ancient-1969")));
    settle();
    OddsPage& page = low_page_of_odds(*window);
    auto& matrix = control<OddsMatrixView>(page);
    wxScrolledWindow& body = body_of(matrix);
    BOOST_REQUIRE(matrix.CanScroll(wxVERTICAL));
    body.Scroll(0, 0);
    matrix.ScrollLines(1000);
    settle();
    for (int i = 0; i < 20; ++i)
        BOOST_TEST(turn_wheel(matrix, 1));
    BOOST_TEST(body.GetViewStart().y == 0);
}

BOOST_AUTO_TEST_CASE(the_page_goes_on_where_a_box_ends) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("undying-lands")));
    settle();
    OddsPage& page = low_page_of_odds(*window);
    for (wxWindow* box : std::initializer_list<wxWindow*>{
             &control<OddsFightView>(page), &control<OddsSwitches>(page), &control<OddsChangesList>(page)}) {
        wxScrolledWindow& body = body_of(*box);
        body.Scroll(0, 0);
        box->ScrollLines(1000); // to its end, by itself
        settle();
        for (int i = 0; i < 20; ++i)
            BOOST_TEST((turn_wheel(*box, 1) || i > 0));
        settle();
        const wxSize view = body.GetClientSize();
        BOOST_TEST(body.CalcUnscrolledPosition({0, view.y}).y + 12 >= body.GetVirtualSize().y);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
