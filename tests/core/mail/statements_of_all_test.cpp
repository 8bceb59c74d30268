// SPDX-License-Identifier: MIT
// Sentences that say several things of a whole army.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(statements_of_all)

namespace {

WrittenArmy danes(std::string_view told) {
    return read_list("phalanx", fmt::format("Danes, AP 3.\n\nseven vignettes of bondi (HIS-III),\n"
                                            "one vignette of huscarls (HIN-V), the General,\n{}\n",
                                            told));
}

WrittenArmy french(std::string_view told) {
    return read_list(
        "into-glory-ride",
        fmt::format("The French at Borodino, AP 10. {}\n\n2 HIM III line\n1 HIM V Guard, General\n"
                    "2 HCC IV cuirassiers\n",
                    told));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_sum_and_what_all_are_stand_in_one_sentence) {
    for (const std::string_view told :
         {"which makes eight, all of them informal.", "That makes eight, all informal.",
          "That makes 8, and all of them are IF.",
          "Eight in all, all of them informal, and they all like beer."})
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(danes(told)), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx", danes(told)), "7 x (HIS-III-IF) | 1 x (HIN-V-IF)");
        }
    for (const std::string_view told :
         {"which makes nine, all of them informal.", "That makes eight, all but the bondi informal.",
          "That makes eight, half of them informal.", "The bondi are informal, all with beer."})
        BOOST_CHECK_MESSAGE(!asked_of(danes(told)).empty(), told);
}

BOOST_AUTO_TEST_CASE(why_some_are_excepted_is_nothing_to_the_rules) {
    constexpr std::string_view troops = "2 x (HIM-III-RA)EII | 1 x (HIM-V-RA)EII | 2 x (HCC-IV-RA)";
    for (const std::string_view told :
         {"They are all RA, and they all have Epoch II, except the cuirassiers who have no epoch as they "
          "don't "
          "shoot.",
          "All are RA. All have epoch II, except the cuirassiers, who have no epoch because they do not "
          "shoot.",
          "All RA; all epoch II except the cuirassiers, who have none since they charge."})
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(french(told)), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", french(told)), troops);
        }
    BOOST_CHECK_NE(asked_of(french("All are RA, as they all are IA.")), "");
}

BOOST_AUTO_TEST_CASE(what_a_sentence_says_against_the_lines_is_asked_about) {
    const auto coded = [](std::string_view told) {
        return asked_of(
            read_list("phalanx", fmt::format("Danes, AP 3.\n\nseven vignettes of bondi (HIS-III-IF),\n"
                                             "one vignette of huscarls (HIN-V-IF), the General,\n\n{}\n",
                                             told)));
    };
    for (const std::string_view told :
         {"The bondi are RA.", "All the bondi are RA.", "All bondi are class V.",
          "The huscarls are integrity II.", "All are IF except the bondi, who are RA."})
        BOOST_CHECK_MESSAGE(!coded(told).empty(), told);
    for (const std::string_view told :
         {"The bondi are IF.", "All bondi are class III.", "The huscarls are IF."})
        BOOST_CHECK_EQUAL(coded(told), "");
}

BOOST_AUTO_TEST_CASE(a_word_for_the_army_means_all) {
    for (const std::string_view told : {"Everything in the herd is IF.", "All of my host are informal.",
                                        "Everybody in this rabble is informal."})
        BOOST_CHECK_EQUAL(troops_of("phalanx", danes(told)), "7 x (HIS-III-IF) | 1 x (HIN-V-IF)");
    BOOST_CHECK_NE(asked_of(danes("Everybody in the bondi is informal.")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
