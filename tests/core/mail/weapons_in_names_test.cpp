// SPDX-License-Identifier: MIT
// Units that are called by what their troops carry.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(weapons_in_names)

constexpr std::string_view sarmatians = "Sarmatians, all barbarian, 1000 points.\n"
                                        "\n"
                                        "Commander-in-chief, 100\n"
                                        "Unit 1, Alans\n"
                                        "- 20 medium cavalry, spear and javelin, B\n"
                                        "- unit commander\n"
                                        "Unit 2, {}\n"
                                        "- 24 light infantry, bow, E, no shield\n"
                                        "- unit commander\n";

BOOST_AUTO_TEST_CASE(units_named_by_their_weapons) {
    for (const std::string_view name :
         {"village archers", "hill bowmen", "the old archers", "steppe archers"})
        BOOST_TEST_CONTEXT(name)
    BOOST_CHECK_EQUAL(asked_of(read_list("ancient-1969", fmt::format(sarmatians, name))), "");
    for (const std::string_view name :
         {"village spearmen with lances", "village archers with lances", "horse archers of the steppe",
          "some village archers", "two village archers", "village slingers and archers",
          "village archers, twice"})
        BOOST_TEST_CONTEXT(name)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format(sarmatians, name))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
