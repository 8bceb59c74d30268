// SPDX-License-Identifier: MIT
// Rows of tables that name the General and his men in one cell.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(marks_beside_name)

namespace {

WrittenArmy with_cell(std::string_view cell) {
    return read_list("phalanx-ii", fmt::format("Han Chinese\n\n"
                                               "| Qty | Class | Army | Bases | Troops |\n"
                                               "|-----|-------|------|-------|--------|\n"
                                               "| 1 | HSC+ | RA | 1 | {} |\n"
                                               "| 2 | HSCn | RA | 1 | Northern horse |\n"
                                               "| 9 | HIBn | RA | 1 | Crossbowmen |\n",
                                               cell));
}

} // namespace

BOOST_AUTO_TEST_CASE(the_general_stands_beside_his_men) {
    const std::size_t slot = rules_called("phalanx-ii").trait(Level::troop, "general")->slot;
    for (const std::string_view cell :
         {"General and guard", "General with guard", "General and his guard", "General and bodyguard",
          "The General and his household", "General with his retinue", "General & guard",
          "General and his paladins"})
        BOOST_TEST_CONTEXT(cell) {
            const WrittenArmy made = with_cell(cell);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).values[slot], 1);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(1).troops.at(0).values[slot], 0);
        }
}

BOOST_AUTO_TEST_CASE(a_cell_that_says_more_than_his_men_is_asked_about) {
    for (const std::string_view cell :
         {"General's guard", "General and two guards", "General and not his guard", "General or his guard",
          "General and guard, maybe", "General with nobody", "General and later more", "General and reserve",
          "General and camp elsewhere"})
        BOOST_CHECK_MESSAGE(!asked_of(with_cell(cell)).empty(), cell);
}

BOOST_AUTO_TEST_CASE(the_general_and_his_guard_are_one_vignette) {
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", "Han Chinese\n\nQty,Class,Army,Bases,Troops\n"
                                         "2,HSC+,RA,1,General and guard\n9,HIBn,RA,1,Crossbowmen\n")),
        "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
