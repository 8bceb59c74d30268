// SPDX-License-Identifier: MIT
// "Twelve for Saturday week, one vignette to a line:": what an army comes to, told by when it is for.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(number_for_occasion)

constexpr std::string_view swedes = "Evening Keith,\n"
                                    "\n"
                                    "{}\n"
                                    "\n"
                                    "(HIM-V-RA)EII  Life Guard of Foot, the King (General)\n"
                                    "(HIM-IV-RA)EII  Uppland\n"
                                    "(HIM-IV-RA)EII  Dalecarlia\n"
                                    "(HIM-III-RA)EII  Kronoberg\n"
                                    "(HCC-V-RA)  Drabants\n"
                                    "(LSC-II-IA)EII  Vallacks\n"
                                    "\n"
                                    "6 base AP\n";

BOOST_AUTO_TEST_CASE(it_has_to_come_out) {
    for (const std::string_view said :
         {"six for Saturday week, one vignette to a line:", "Six for Saturday.", "6 for the club day:",
          "My six for the next round:", "Sechs für Samstag:", "six on Friday, one line each:"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("into-glory-ride", fmt::format(swedes, said))), "");
    for (const std::string_view said :
         {"seven for Saturday week, one vignette to a line:", "Seven for Saturday.",
          "12 for the club day:", "six for Saturday week, two vignettes to a line:"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", fmt::format(swedes, said))), "");
}

BOOST_AUTO_TEST_CASE(troops_for_an_occasion_are_asked_about) {
    for (const std::string_view said : {"2 for Saturday", "six Hessians for Saturday"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", fmt::format(swedes, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
