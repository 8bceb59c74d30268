// SPDX-License-Identifier: MIT
// Codes of other rules with the figures on a base before them, in what a mail says of troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(figures_in_codes)

constexpr std::string_view aztecs =
    "Aztecs. The digit before the code = figures glued to the base, ignore it. {}\n"
    "AP 4 please.\n"
    "\n"
    "1 x 4Bd V - the Tlatoani himself (Gen.)\n"
    "2 x {}Bd IV - Eagles and Jaguars\n"
    "3 x 3Wb III - calpulli\n"
    "6 x 2Ps II - slingers and atlatl\n";

BOOST_AUTO_TEST_CASE(the_figures_on_a_base_are_no_count) {
    for (const std::string_view said :
         {"All of them informal (IF) except the 4Bd who are RA.", "All IF except the 4Bd, which are RA.",
          "All are IF, save the 4Bd who are RA.", "All IF except my 4Bd, who are RA.",
          "Alle IF außer den 4Bd, die sind RA."})
        BOOST_TEST_CONTEXT(said)
    check_list("phalanx", fmt::format(aztecs, said, 4),
               "1 x (HIN-V-RA) | 2 x (HIN-IV-RA) | 3 x (LIW-III-IF) | 6 x (VLI-II-IF)");
}

BOOST_AUTO_TEST_CASE(other_figures_may_be_other_troops) {
    for (const std::string_view said :
         {"All of them informal (IF) except the 4Bd who are RA.", "All IF except the 4Bd, which are RA."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(aztecs, said, 3))), "");
    for (const std::string_view said :
         {"All of them informal (IF) except the 3Bd who are RA.",
          "All IF except 4Bd, which are RA, half of them.", "All IF except one of the 4Bd, which is RA.",
          "All IF except the 4Xy who are RA."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(aztecs, said, 4))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
