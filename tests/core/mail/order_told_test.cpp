// SPDX-License-Identifier: MIT
// Which troops stand first, as the list says it before them.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(order_told)

constexpr std::string_view sennacherib =
    "Assyrian army, 1000 points. {}\n"
    "\n"
    "Sennacherib, Commander-in-Chief, 100\n"
    "Foot guards: 20 HI, reg, B, long spear @ 7 = 140, unit commander, reg, 10\n"
    "Foot archers: 24 MI, reg, C, composite bow @ 4 = 96, unit commander, reg, 10\n"
    "Levy spears: 40 MI, barb, D, short spear @ 3 = 120, unit commander, barb, 25\n";

constexpr std::string_view sennacherib_read =
    "1 x Reg C-in-C | 20 x Reg HI B, long spear, shield & 1 x Reg Cdr | "
    "24 x Reg MI C, composite bow, shield & 1 x Reg Cdr | "
    "40 x Barb MI D, short spear, shield & 1 x Barb Cdr";

BOOST_AUTO_TEST_CASE(the_order_of_troops_that_say_it_themselves) {
    for (const std::string_view said : {"Regulars first, the rest barbarian as marked.",
                                        "The regulars come first, then the barbarians, as marked.",
                                        "First the regulars, then the barbarians, as noted.",
                                        "Regulars first; the others are barbarian, as shown.",
                                        "Zuerst die Regulars, dann die Barbarians, wie markiert."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", fmt::format(sennacherib, said), sennacherib_read);
}

BOOST_AUTO_TEST_CASE(an_order_that_the_list_has_not_is_asked_about) {
    for (const std::string_view said : {"Barbarians first, the rest regular as marked.",
                                        "Regulars first, the rest barbarian and E as marked.",
                                        "Some regulars first, the rest barbarian as marked.",
                                        "Regulars first, two of the rest barbarian as marked."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format(sennacherib, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
