// SPDX-License-Identifier: MIT
// The labels of the pages that show armies, lists and players can be read, also after the colours were
// changed while the program runs.
#include "gui/library/compare_page.h"
#include "gui/library/library_actions.h"
#include "gui/library/library_table.h"
#include "gui/lists/list_page.h"
#include "gui_program.h"
#include "label_contrast.h"
#include "library_steps.h"
#include "open_desk.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(contrast_of_pages)

BOOST_AUTO_TEST_CASE(labels_of_the_collection_and_the_odds_can_be_read) {
    const Window window;
    window->Move(0, 0);
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    for (const char* const action : {"library.collection", "view.odds"}) {
        run(*window, action);
        settle(300);
        BOOST_CHECK_GE(check_both_ways(*window, action), 4U);
    }
}

BOOST_AUTO_TEST_CASE(labels_of_a_comparison_can_be_read) {
    const ArmyId one = store_army("Read left");
    const ArmyId two = store_army("Read right");
    const Window window;
    window->Move(0, 0);
    LibraryPage& page = library_page_of(*window);
    wait();
    page.table().select({one, two});
    page.commands().compare();
    settle(200);
    ComparePage* const compare = compare_page_of(*window);
    BOOST_REQUIRE(compare != nullptr);
    for (const ComparisonView view : {ComparisonView::balance, ComparisonView::differences}) {
        compare->show_view(view);
        settle(100);
        BOOST_CHECK_GE(check_both_ways(*window, "comparison"), 2U);
    }
}

BOOST_AUTO_TEST_CASE(labels_of_the_list_editor_can_be_read) {
    const Window window;
    window->Move(0, 0);
    lists_in(*window).house_lists().create();
    settle(300);
    BOOST_CHECK_GE(check_both_ways(*window, "list editor"), 10U);
}

BOOST_FIXTURE_TEST_CASE(labels_of_a_tournament_and_its_pack_can_be_read, OpenDesk) {
    window->Move(0, 0);
    BOOST_CHECK_GE(check_both_ways(*window, "tournament"), 4U);
    press_button(page(), "Pack…");
    settle(300);
    BOOST_CHECK_EQUAL(window->pages().current(), "event-pack");
    BOOST_CHECK_GE(check_both_ways(*window, "pack"), 10U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
