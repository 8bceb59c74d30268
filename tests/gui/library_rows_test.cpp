// SPDX-License-Identifier: MIT
// The rows of the library come as they are needed, and all of them for who goes to the last one.
#include "base/file.h"
#include "gui/library/library_table.h"
#include "gui_program.h"
#include "library_steps.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(library_rows)

BOOST_AUTO_TEST_CASE(end_reaches_the_last_of_many_armies) {
    constexpr int count = 452;
    const std::string named = "name=\"";
    const std::string sample = read_file(sample_file("phalanx"));
    library().in_one_step([&] {
        for (int i = 0; i < count; ++i) {
            std::string text = sample;
            text.replace(text.find(named), named.size(), fmt::format("{}Host {:03} ", named, i));
            static_cast<void>(library().add(facts_of(text, "test", shipped_rulesets()), ""));
        }
    });
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

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
