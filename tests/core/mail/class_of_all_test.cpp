// SPDX-License-Identifier: MIT
// A class that is told of all, where the lines count their troops by "4 x" or a bare number.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(class_of_all)

constexpr std::string_view goblins =
    "Keith, goblins. {}. The General has rating 2.\n"
    "\n"
    "Great Goblin's wing, sub-commander rating 2, orders attack:\n"
    " Unit 1: 4 {}, open order, low physique, morale II, militia, defence A with shield, 6 IP each\n"
    " Unit 2: 3 x bodyguard, loose order, 2HW, morale IV, drilled, defence C, 22 IP each (General and "
    "sub-commander are "
    "here)\n"
    "\n"
    "Wolf wing, sub-commander rating 1, orders advance:\n"
    " Unit 3: 3 x wolf riders, mounted, average size, open order, SSW, morale III, militia, defence A, fast "
    "(sub-commander is here)\n"
    " Unit 4: 2 x archers, open order, SRW, low physique, morale II, militia, defence A\n";

BOOST_AUTO_TEST_CASE(all_on_foot_unless_a_line_says_otherwise) {
    for (const std::string_view said :
         {"Everything irregular, everything on foot and of small size unless I say otherwise",
          "All irregular, all on foot and of small size unless stated otherwise",
          "Everything is irregular and of small size. Unless I say otherwise, everything is on foot"})
        for (const std::string_view mob : {"x goblin mob", "goblin mob"})
            BOOST_TEST_CONTEXT(said) {
                const WrittenArmy made = read_list("undying-lands", fmt::format(goblins, said, mob));
                BOOST_CHECK_EQUAL(asked_of(made), "");
                BOOST_CHECK_EQUAL(values_of("undying-lands", made, "class"), "0 0 ");
                BOOST_CHECK_EQUAL(made.army.bodies.size(), 2U);
            }
}

BOOST_AUTO_TEST_CASE(what_may_be_said_of_some_is_asked_about) {
    for (const std::string_view said :
         {"Everything irregular, everything on foot and of small size", "Irregular, small, most on foot",
          "Everything irregular, everything of small size"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(goblins, said, "x goblin mob"))), "");
}

BOOST_AUTO_TEST_CASE(all_foot_on_bases_speaks_of_the_foot) {
    const WrittenArmy made =
        read_list("phalanx-ii", "All regular. All foot on 4 bases, all horse on 2 bases.\n"
                                "1 HSCn RA, General\n"
                                "8 HISn RA\n"
                                "3 LSCn RA\n");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 3 1 ");
    BOOST_CHECK_EQUAL(asked_of(made), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
