// SPDX-License-Identifier: MIT
// Prices behind their label, and totals that say whom they count.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(price_labels)

constexpr std::string_view riders =
    "Army: the Mark\n"
    "General: rating 4\n"
    "\n"
    "WING \"EDORAS\": sub-commander rating 4, orders attack\n"
    "Unit \"Riders\", with the General and the sub-commander\n"
    "  Vignettes: 4; class: mounted; order: open; army: regular; missile: SRW; morale: III; proficiency: "
    "drilled; defence: B; shield: yes; fast: yes; {}\n"
    "\n"
    "IP: 32 + 32 = 64\n";

BOOST_AUTO_TEST_CASE(a_price_behind_its_label_is_no_name) {
    for (const std::string_view price :
         {"IP each: 16", "IP each 16", "IP each = 16", "IP per vignette: 16", "IP/vignette: 16",
          "price each: 16", "cost: 16 each", "IP: 16 each", "IP: 64", "points: 64"})
        BOOST_TEST_CONTEXT(price) {
            const WrittenArmy made = read_list("undying-lands", fmt::format(riders, price));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).name, "");
        }
}

BOOST_AUTO_TEST_CASE(a_price_behind_its_label_is_compared) {
    for (const std::string_view price :
         {"IP each: 17", "IP per vignette: 15", "cost: 64 each", "IP: 65", "IP each: 16 + 1"})
        BOOST_TEST_CONTEXT(price)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(riders, price))), "");
}

constexpr std::string_view seleucids =
    "Hi Keith,\n"
    "\n"
    "Seleucids. All regular.\n"
    "\n"
    "Antiochus, Commander-in-Chief, 100\n"
    "\n"
    "Unit | Figures | Type | Quality | Weapon | Shield | Points | Officer\n"
    "Phalanx I | 40 | HI | C | pike | yes | 240 | 10\n"
    "Phalanx II | 40 | HI | C | pike | yes | 240 | 10\n"
    "\n"
    "{}\n";

BOOST_AUTO_TEST_CASE(a_total_may_say_whom_it_counts) {
    for (const std::string_view total :
         {"Total with the two generals: 600", "Total including both generals: 600",
          "Grand total with the C-in-C and the officers 600", "Summe mit General: 600",
          "Every unit with an officer pays 10 for him, see his column.\nTotal: 600"})
        BOOST_TEST_CONTEXT(total)
    BOOST_CHECK_EQUAL(asked_of(read_list("ancient-1969", fmt::format(seleucids, total))), "");
    for (const std::string_view total :
         {"Total with the two generals: 610", "Total with 2 generals: 600", "Two generals: 600"})
        BOOST_TEST_CONTEXT(total)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format(seleucids, total))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
