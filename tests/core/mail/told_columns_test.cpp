// SPDX-License-Identifier: MIT
// Sentences that tell in which column something stands.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

WrittenArmy persians(std::string_view told) {
    return read_list("ancient-1969",
                     fmt::format("Persian army, 500 points, all barbarian.\n\n"
                                 "Unit,Figures,Type,Quality,Weapon,Points each,Unit commander,Total\n"
                                 "Satrap,1,Commander-in-chief,,,100,,100\n"
                                 "Immortals,20,Medium infantry,B,Bow,4,25,105\n"
                                 "Kardakes,20,Light infantry,C,Javelin,3,25,85\n"
                                 "Total,,,,,,,290\n\n{}\n",
                                 told));
}

} // namespace

BOOST_AUTO_TEST_SUITE(told_columns)

BOOST_AUTO_TEST_CASE(what_stands_in_which_column_is_no_figure_of_the_army) {
    const WrittenArmy silent = persians("");
    BOOST_REQUIRE_EQUAL(asked_of(silent), "");
    for (const std::string_view told :
         {"The officers are in the last column but one, the price is in the total.",
          "Points for each unit stand in the last column.", "Commanders are in column 7, sums in column 8.",
          "The 7th column holds the price of the commander.",
          "Die Offiziere stehen in der vorletzten Spalte."})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = persians(told);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), troops_of("ancient-1969", silent));
        }
}

BOOST_AUTO_TEST_CASE(what_a_heading_says_itself_is_no_price) {
    const WrittenArmy silent = persians("");
    for (const std::string_view told :
         {"The figure under \"Unit commander\" is what the unit's commander costs; the two generals stand by "
          "themselves.",
          "The figure under \"Unit commander\" is what the unit's commander costs.",
          "The number in the column \"Unit commander\" is the price of the unit's commander.",
          "The column \"Unit commander\" gives the cost of each unit's commander.",
          "What stands under \"Points each\" is the price of each in points."})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = persians(told);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), troops_of("ancient-1969", silent));
        }
    for (const std::string_view told : {"The unit commander costs 10; the two generals stand by themselves.",
                                        "The figure under \"Unit commander\" is 10."})
        BOOST_CHECK_MESSAGE(!asked_of(persians(told)).empty(), told);
}

BOOST_AUTO_TEST_CASE(a_figure_beside_the_columns_has_to_come_out) {
    BOOST_CHECK_NE(asked_of(persians("It totals 295, the officers in the last column but one.")), "");
    BOOST_CHECK_NE(asked_of(persians("Total of the last column: 315.")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
