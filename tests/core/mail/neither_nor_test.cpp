// SPDX-License-Identifier: MIT
// What troops are neither, and what they have not.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(neither_nor)

namespace {

std::string knights(std::string_view words) {
    return fmt::format("Teutonic order, all RA.\n\n1 HCC plus, General\n2 HCC {}\n2 VLI minus\n", words);
}

} // namespace

BOOST_AUTO_TEST_CASE(the_value_left_is_told) {
    for (const std::string_view words : {"neither plus nor minus", "(neither minus nor plus)",
                                         "neither minus nor plus, brothers", "weder Plus noch Minus"})
        BOOST_TEST_CONTEXT(words) {
            const WrittenArmy made = read_list("phalanx-ii", knights(words));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", made), "1 x HCC+ | 2 x HCCn | 2 x VLI-");
        }
}

BOOST_AUTO_TEST_CASE(of_several_values_left_none_is_taken) {
    const WrittenArmy made = read_list(
        "into-glory-ride", "All RA, AP 5.\n\n4 HIM integrity neither II nor III, 1757\n1 HIM IV, General\n");
    BOOST_CHECK_NE(asked_of(made), "");
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", knights("neither plus"))), "");
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", knights("neither plus nor good"))), "");
}

BOOST_AUTO_TEST_CASE(things_of_several_kinds_are_denied_each) {
    check_list(
        "undying-lands",
        "General's rating 4.\n\nWing 1, sub-commander rating 3, orders hold\nUnit 1, with the General and "
        "the sub-commander: 3 vignettes mounted, close order, regular, lance, neither shield nor "
        "barding, average physique, morale IV, drilled, defence C\n",
        "3 x Mtd CO Reg, Lance, IV-D, C");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
