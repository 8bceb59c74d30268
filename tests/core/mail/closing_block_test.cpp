// SPDX-License-Identifier: MIT
// The lines with which a mail ends, and columns side by side that are no words of each other.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(closing_blocks)

constexpr std::string_view norwegians = "Norwegians, base AP 4.\n"
                                        "\n"
                                        "HIN-V-RA x 1 (King Harald, General)\n"
                                        "HIN-III-IF x 9 (bondi)\n"
                                        "VLI-II-IF x 2 (bowmen)\n"
                                        "\n"
                                        "{}\n";

BOOST_AUTO_TEST_CASE(a_farewell_may_count) {
    for (const std::string_view farewell :
         {"Seven feet of English ground,\nEinar (Stuart)", "Three cheers for the King,\nEinar",
          "Two days to go,\nEinar", "Tausend liebe Wünsche,\nEinar"})
        BOOST_TEST_CONTEXT(farewell)
    BOOST_CHECK_EQUAL(asked_of(read_list("phalanx", fmt::format(norwegians, farewell))), "");
}

BOOST_AUTO_TEST_CASE(what_may_be_troops_at_the_end_is_asked_about) {
    for (const std::string_view end : {"Seven brothers of the king\nEinar", "7 brothers of the king,\nEinar",
                                       "Seven brothers of the king,", "Seven vignettes of brothers,\nEinar",
                                       "Seven spearmen,\nEinar", "Seven brothers,\n2 cousins"})
        BOOST_TEST_CONTEXT(end)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(norwegians, end))), "");
}

BOOST_AUTO_TEST_CASE(columns_side_by_side_say_nothing_together) {
    for (const std::string_view gap : {"\t", "     "})
        BOOST_CHECK_EQUAL(
            asked_of(read_list("phalanx-ii", fmt::format("Vignettes{0}Class{0}Army{0}Bases{0}Who\n"
                                                         "1{0}CAT{0}RA{0}2{0}Surena, General\n"
                                                         "9{0}LSC{0}IR{0}4{0}horse archers\n"
                                                         "2{0}VLI{0}IR{0}4{0}hillmen\n",
                                                         gap))),
            "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
