// SPDX-License-Identifier: MIT
// The rows of the library come as they are needed, and all of them for who goes to the last one or
// selects all.
#include "base/file.h"
#include "gui/library/library_table.h"
#include "gui_program.h"
#include "library_steps.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

// So many that their rows do not come at once.
constexpr int count = 452;

void fill_library() {
    const std::string named = "name=\"";
    const std::string sample = read_file(sample_file("phalanx"));
    library().in_one_step([&] {
        for (int i = 0; i < count; ++i) {
            std::string text = sample;
            text.replace(text.find(named), named.size(), fmt::format("{}Host {:03} ", named, i));
            static_cast<void>(library().add(facts_of(text, "test", shipped_rulesets()), ""));
        }
    });
}

} // namespace

BOOST_AUTO_TEST_SUITE(library_rows)

BOOST_AUTO_TEST_CASE(end_reaches_the_last_of_many_armies) {
    fill_library();
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    LibraryBrowser& browser = page.browser();
    browser.sort("name", {}, false);
    wait();
    BOOST_REQUIRE_LT(browser.rows().size(), static_cast<std::size_t>(count));
    page.table().SetFocus();
    page.table().select({browser.rows().front().id});
    settle();
    press(WXK_END);
    wait();
    BOOST_CHECK_EQUAL(browser.rows().size(), static_cast<std::size_t>(count));
    BOOST_REQUIRE_EQUAL(browser.selected_rows().size(), 1U);
    BOOST_CHECK(browser.selected_rows().front()->name.starts_with("Host 451"));
    press(WXK_UP); // from there
    BOOST_REQUIRE_EQUAL(browser.selected_rows().size(), 1U);
    BOOST_CHECK(browser.selected_rows().front()->name.starts_with("Host 450"));
    press(WXK_HOME);
    press(WXK_END);
    BOOST_REQUIRE_EQUAL(browser.selected_rows().size(), 1U);
    BOOST_CHECK(browser.selected_rows().front()->name.starts_with("Host 451"));
}

// The key did nothing here: in the menu it is that of a command for the open army.
BOOST_AUTO_TEST_CASE(ctrl_a_selects_all_of_many_armies) {
    const Window window;
    LibraryPage& page = library_page_of(*window);
    page.browser().sort("name", {}, true);
    wait();
    BOOST_REQUIRE_LT(page.browser().rows().size(), static_cast<std::size_t>(count)); // of the case before
    page.table().SetFocus();
    page.table().select({page.browser().rows().front().id});
    settle();
    press('A', wxMOD_CONTROL);
    wait();
    BOOST_CHECK_EQUAL(page.browser().selected_rows().size(), static_cast<std::size_t>(count));
    BOOST_CHECK_EQUAL(page.table().GetSelectedItemsCount(), count);
    page.table().select({page.browser().rows().front().id});
    settle();
    press('A', wxMOD_CONTROL); // now all rows are there
    settle();
    BOOST_CHECK_EQUAL(page.browser().selected_rows().size(), static_cast<std::size_t>(count));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
