// SPDX-License-Identifier: MIT
// The page of odds: fights of several rounds, and how much of the table is in sight.
#include "gui/odds/odds_fight_view.h"
#include "gui/odds/odds_matrix_view.h"
#include "gui/odds/odds_page.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui_program.h"
#include "odds_steps.h"

#include <boost/test/unit_test.hpp>
#include <wx/arrstr.h>

#include <algorithm>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(odds_rounds)

// The window answers meanwhile, and says that it is at work.
BOOST_AUTO_TEST_CASE(several_rounds_are_worked_out_in_the_background) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("into-glory-ride")));
    settle();
    OddsPage& page = open_page_of_odds(*window);
    OddsBoard& board = *page.board();
    auto& rounds = control<SegmentedChoice>(page, "Rounds");
    rounds.SetFocus();
    settle();
    press(WXK_RIGHT);
    settle();
    BOOST_TEST(board.rounds() == 2);
    BOOST_TEST(rounds.chosen() == 1);
    for (int i = 0; i < 200 && page.is_working(); ++i)
        settle(20);
    BOOST_REQUIRE(!page.is_working());
    BOOST_TEST(board.is_worked_out());
    const wxString text = control<OddsFightView>(page).text();
    BOOST_TEST(text.Contains("this or better after 2 "));
    BOOST_TEST(text.Contains(" (first round): "), utf8(text));
    for (const wxString& line : wxSplit(text, '\n')) // what each throw of the die comes to
        BOOST_TEST((!line.Contains(" (first round): ") || line.Contains(wxString::FromUTF8(" → "))),
                   utf8(line));
    page.choose_mode(1); // and at once back: the first is not waited for
    page.choose_mode(0);
    BOOST_TEST(page.is_working());
    for (int i = 0; i < 200 && page.is_working(); ++i)
        settle(20);
    BOOST_TEST(board.is_worked_out());
    BOOST_TEST(board.pair().view().by_round.size() == 2U);
    page.choose_mode(1); // still at work when the window closes
}

// Those of the smallest usual window too.
BOOST_AUTO_TEST_CASE(eight_rows_of_the_table_are_in_sight) {
    for (const char* ruleset : {"phalanx", "undying-lands", "ancient-1969"})
        for (const wxSize& size : {wxSize(1240, 775), wxSize(1440, 900)}) {
            const Window window;
            BOOST_REQUIRE(window->session().open_sample(sample_file(ruleset)));
            window->SetSize(size);
            settle();
            OddsPage& page = open_page_of_odds(*window);
            settle(200);
            auto& matrix = control<OddsMatrixView>(page);
            const OddsBoard& board = *page.board();
            page.board()->choose(0, 0);
            matrix.show(page.board());
            settle();
            const std::size_t last = std::min<std::size_t>(8, board.mine().size()) - 1;
            BOOST_TEST(matrix.cell_rect(last, 0).GetBottom() <= matrix.GetClientSize().y, ruleset);
            const int bottom = matrix.ClientToScreen(matrix.cell_rect(last, 0).GetBottomLeft()).y;
            BOOST_TEST(bottom <= page.GetScreenRect().GetBottom(), ruleset);
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
