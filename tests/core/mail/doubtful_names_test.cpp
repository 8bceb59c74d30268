// SPDX-License-Identifier: MIT
// Words that might be taken for names or talk, and are asked about since they may change the troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

std::string asked(std::string_view lines) {
    return asked_of(read_list("phalanx", fmt::format("AP 5\n{}\n1 x HCC-V-RA (General)\n", lines)));
}

} // namespace

BOOST_AUTO_TEST_SUITE(doubtful_names)

BOOST_AUTO_TEST_CASE(how_sure_a_player_is_of_his_troops_is_no_name) {
    for (const std::string_view line :
         {"4 x HIP-III-RA pikes, maybe", "4 x HIP-III-RA pikes (optional)", "4 x HIP-III-RA pikes, about",
          "max. 4 x HIP-III-RA pikes", "4 x HIP-III-RA pikes (when they come)", "// 4 x HIP-III-RA pikes",
          "4 x HIP-III-RA pikes (two of them old)", "4 x HIP-III-RA and half as many HIN-III-RA",
          "<del>4 x HIP-III-RA</del> pikes"})
        BOOST_CHECK_NE(asked(line), "");
    for (const std::string_view line :
         {"4 x HIP-III-RA pikes", "4 x HIP-III-RA pikes of the double crown",
          "4 x HIP-III-RA Half-Moon pikes", "4 x HIP-III-RA \"the maiden's own\""})
        BOOST_CHECK_EQUAL(asked(line), "");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "AP 5\n4 x HIP-III-RA pikes (General?)\n1 x HCC-V-RA")), "");
}

BOOST_AUTO_TEST_CASE(troops_of_another_army_are_none_of_this) {
    for (const std::string_view heading :
         {"Not used:", "Alternatively:", "Enemy:", "Last year's list was:", "Reserves (do not count these):"})
        BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format("AP 5\n4 x HIP-III-RA pikes\n1 x HCC-V-RA "
                                                                 "(General)\n\n{}\n2 x HIN-IV-RA\n",
                                                                 heading))),
                       "");
    for (const std::string_view heading : {"Reserves:", "Left wing:", "Not in the main battle line:"})
        BOOST_CHECK_EQUAL(asked_of(read_list("phalanx", fmt::format("AP 5\n4 x HIP-III-RA pikes\n1 x "
                                                                    "HCC-V-RA (General)\n\n{}\n2 x "
                                                                    "HIN-IV-RA\n",
                                                                    heading))),
                          "");
}

BOOST_AUTO_TEST_CASE(a_sentence_that_changes_a_count_is_asked_about) {
    for (const std::string_view said :
         {"One more, please.", "Oh, and a couple of elephants", "Double that.", "There are four of them.",
          "And another two.", "Deduct one.", "Links: 1+2", "AP: 5 or 6",
          "All have Epoch II weapons where they stand in line."})
        BOOST_CHECK_NE(asked(fmt::format("4 x HIP-III-RA pikes\n{}", said)), "");
    for (const std::string_view said :
         {"One more mail follows tomorrow, sorry.", "And thanks for everything!",
          "All of them are painted, if you look closely."})
        BOOST_CHECK_EQUAL(asked(fmt::format("4 x HIP-III-RA pikes\n\n{}", said)), "");
}

BOOST_AUTO_TEST_CASE(a_range_of_numerals_names_several_units) {
    const auto cohorts = [](std::string_view name) {
        return asked_of(read_list(
            "ancient-1969", fmt::format("Roman, 1000 points, all regular\nC-in-C 100\n{}: 20 HI pilum B "
                                        "reg, unit commander\n",
                                        name)));
    };
    BOOST_CHECK_NE(cohorts("Cohorts I-III"), "");
    BOOST_CHECK_EQUAL(cohorts("Cohort III"), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
