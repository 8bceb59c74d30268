// SPDX-License-Identifier: MIT
// The library beside other programs, and two of its armies beside each other.
#include "army/army_writer.h"
#include "gui/library/army_choice.h"
#include "gui/library/balance_list.h"
#include "gui/library/compare_page.h"
#include "gui/library/library_actions.h"
#include "gui/library/library_page.h"
#include "gui/library/library_table.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"
#include "library_steps.h"
#include "shipped_data.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(library_beside)

BOOST_AUTO_TEST_CASE(two_armies_are_weighed_against_each_other) {
    const ArmyId one = store_army("Weighed left");
    const ArmyId two = store_army("Weighed right");
    const Window window;
    run(*window, "library.show");
    LibraryPage& page = library_page_of(*window);
    wait();
    page.table().select({one, two});
    page.commands().compare();
    settle();
    BOOST_REQUIRE(compare_page_of(*window));
    ComparePage& compare = *compare_page_of(*window);
    BOOST_REQUIRE(compare.balance().IsShownOnScreen());
    BOOST_REQUIRE_GT(compare.balance().rows(), 4U);
    // The same army twice: each bar is as long as the one beside it, and there are bars.
    int longest = 0;
    for (std::size_t row = 0; row < compare.balance().rows(); ++row) {
        const auto [left, right] = compare.balance().bars(row);
        BOOST_TEST(left == right, compare.balance().row_text(row));
        longest = std::max(longest, left);
    }
    BOOST_TEST(longest > 100);
    compare.show_view(ComparisonView::differences);
    BOOST_TEST(!compare.balance().IsShownOnScreen());
    press_button(compare, "Back");
}

BOOST_AUTO_TEST_CASE(armies_of_two_windows_are_weighed) {
    const ArmyId one = store_army("In the first window");
    const ArmyId two = store_army("In the second window");
    const Window window;
    const Window other;
    BOOST_REQUIRE(window->session().open_stored(one));
    BOOST_REQUIRE(other->session().open_stored(two));
    const auto offered = armies_of_other_windows(*window, "phalanx");
    BOOST_REQUIRE_EQUAL(offered.size(), 1U);
    BOOST_TEST(utf8(offered.front().line).find("In the second window") != std::string::npos);
    BOOST_TEST(armies_of_other_windows(*window, "undying-lands").empty());
    compare_armies(*window, window->bench().army(), offered.front().read().value());
    settle();
    BOOST_REQUIRE(compare_page_of(*window));
    BOOST_TEST(compare_page_of(*window)->balance().IsShownOnScreen());
}

// As muster-cli does beside the window.
BOOST_AUTO_TEST_CASE(what_another_program_adds_appears) {
    const Window window;
    run(*window, "library.show");
    LibraryPage& page = library_page_of(*window);
    wait(&page);
    settle(2000); // until it has looked once
    Library other(library().file());
    const Case army("phalanx");
    const ArmyId added =
        other.add(facts_of(write_army(army.army, army.ruleset), "test", shipped_rulesets()), "").army;
    for (int tries = 0; tries < 20 && !shows(page, added); ++tries) {
        settle(250);
        wait(&page);
    }
    BOOST_TEST(shows(page, added));
    other.trash(added);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
