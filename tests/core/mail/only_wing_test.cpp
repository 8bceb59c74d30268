// SPDX-License-Identifier: MIT
// The only wing of an army, told in a sentence; and exceptions that lie in brackets or in a turn of phrase.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(only_wing)

constexpr std::string_view brood =
    "General rating 6.\n"
    "\n"
    "{}\n"
    "\n"
    "Unit \"Brood\": two wyrms, open order irregular leviathans with breath, high physique, large, morale "
    "IV, "
    "drilled, defence class D, no shield, fast. The General and the sub-commander are both with this unit.\n";

BOOST_AUTO_TEST_CASE(the_only_wing_is_told_in_many_ways) {
    for (const std::string_view said :
         {"There is just one wing: rating 5, orders wait.",
          "There is only one wing, the sub-commander's rating is 5, its orders are: wait.",
          "I have only one wing, rating 5, orders wait.",
          "One wing only; the sub-commander's rating is 5, orders are wait",
          "A single wing, no more: rating 5, orders wait", "Es gibt nur einen Flügel: Rating 5, wait"})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_list("undying-lands", fmt::format(brood, said));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 1U);
            BOOST_CHECK_EQUAL(made.army.bodies.front().name, "Wing");
        }
    for (const std::string_view said : {"There is only one wing, its orders are: wait.",
                                        "Only one wing so far, rating 5 or 6, orders wait"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(brood, said))), "");
}

constexpr std::string_view sikhs = "AP 5. {}\n"
                                   "\n"
                                   "HIM: 9 (Avitabile's old battalions) EIII\n"
                                   "HIM: 1 (Fauj, General) [IV] EIII\n"
                                   "LSC: 2 (Ghorchurras) [IA, II] EIII\n";

BOOST_AUTO_TEST_CASE(brackets_hold_the_exceptions) {
    for (const std::string_view said :
         {"All of it is RA, class III unless there is something in square brackets.",
          "All are RA and class III unless something stands in brackets.",
          "To save ink: all are RA and class III, except where it says otherwise."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("into-glory-ride", fmt::format(sikhs, said))), "");
    BOOST_CHECK_NE(
        asked_of(read_list("into-glory-ride",
                           fmt::format(sikhs, "All are RA and class III, save one of the battalions."))),
        "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
