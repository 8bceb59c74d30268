// SPDX-License-Identifier: MIT
// Sums of several parts in one line, and sums beneath several columns of prices.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(sums_of_parts)

BOOST_AUTO_TEST_CASE(parts_are_added_up_by_their_names_in_one_line) {
    const auto asked = [](std::string_view sums) {
        return asked_of(read_list("phalanx", fmt::format("Base AP 4.\n\nVanguard:\n2 x (HIP-V-RA)\n\n"
                                                         "Main battle:\n3 x (HIN-III-RA)\n\n{}\n",
                                                         sums)));
    };
    for (const std::string_view sums : {"Vanguard 2, main battle 3, together 5",
                                        "Vanguard: 2 vignettes, Main battle: 3 vignettes, total: 5",
                                        "vanguard 2, main battle 3.", "Vanguard 2, main battle 3, army 5"})
        BOOST_CHECK_EQUAL(asked(sums), "");
    for (const std::string_view sums :
         {"Vanguard 4, main battle 3, together 5", "Vanguard 2, main battle 3, together 6",
          "Vanguard 2, main battle 2, together 5"})
        BOOST_CHECK_MESSAGE(asked(sums).find("declared") != std::string::npos, sums);
}

BOOST_AUTO_TEST_CASE(what_men_cost_without_officers_is_no_sum_of_the_army) {
    const auto asked = [](std::string_view sums) {
        return asked_of(read_list(
            "ancient-1969",
            fmt::format("Indian, 1000 points, all barbarians.\n\n"
                        "Unit;Figures;Type;Quality;Weapon;Shield;Points each;Points;Unit commander;Together\n"
                        "Porus;1;Commander-in-chief;;;;100;100;;100\n"
                        "Archers;30;Medium infantry;D;Bow;no;2;60;25;85\n"
                        "Javelins;30;Medium infantry;D;Javelin;yes;3;90;25;115\n"
                        "{}\n",
                        sums)));
    };
    BOOST_CHECK_EQUAL(asked("Sum;61;;;;;;250;50;300"), "");
    BOOST_CHECK_NE(asked("Sum;61;;;;;;260;50;300"), "");
    BOOST_CHECK_NE(asked("Sum;61;;;;;;250;50;310"), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
