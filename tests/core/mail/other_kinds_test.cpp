// SPDX-License-Identifier: MIT
// Names that tell troops from others, where their code says all that the rules ask for.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(other_kinds)

namespace {

std::string asked_of_line(std::string_view ruleset, std::string_view said_of_all, std::string_view line) {
    const std::string_view general = ruleset == "phalanx-ii" ? "HCC+" : "HCC-IV-RA";
    return asked_of(
        read_list(ruleset, fmt::format("{}\n\n1 x {} General\n{}\n", said_of_all, general, line)));
}

} // namespace

BOOST_AUTO_TEST_CASE(the_others_of_their_own_kind_are_a_name) {
    for (const std::string_view line :
         {"3 x IND-III-RA - the other elephants", "2 x IND-III-RA the other elephants",
          "2 x IND-III-RA, other elephants", "1 x HCC-III-RA - the other cavalry",
          "4 x HIP-III-RA the other phalanx", "2 x HIP-III-RA - the other taxeis"})
        BOOST_CHECK_EQUAL(asked_of_line("phalanx", "Base AP 4.", line), "");
}

BOOST_AUTO_TEST_CASE(the_others_of_their_own_kind_are_a_name_where_all_are_of_one_army) {
    for (const std::string_view line :
         {"3 x ELEn - the other elephants", "3 x ELEn the other elephants", "1 x HSCn - the other cavalry",
          "2 x HIBn screen before the other elephants"})
        BOOST_CHECK_EQUAL(asked_of_line("phalanx-ii", "Everybody IR.", line), "");
    for (const std::string_view line :
         {"3 x ELEn or the other elephants", "3 x ELEn other than elephants",
          "3 x ELEn the other elephants than above", "3 x ELEn - other elephants than those"})
        BOOST_CHECK_MESSAGE(!asked_of_line("phalanx-ii", "Everybody IR.", line).empty(), line);
}

BOOST_AUTO_TEST_CASE(foot_without_horses_is_foot) {
    for (const std::string_view line :
         {"LIN-III burghers without horses ...... 2", "2 x LIN-III burghers without horses",
          "2 x LIN-III men without any horses", "2 x VLI-III scouts without ponies",
          "2 x HIN-III - a commando without mounts", "2 x LIN-III burghers with no horses",
          "2 x LIN-III troopers without their horses"})
        BOOST_CHECK_EQUAL(asked_of_line("into-glory-ride", "AP 4. Everybody irregular, epoch V.", line), "");
}

BOOST_AUTO_TEST_CASE(what_troops_may_have_is_asked_about_where_it_is_denied) {
    for (const std::string_view line :
         {"2 x LSC-III commandos without horses", "2 x LIN-III half without horses",
          "2 x LIN-III the rest without horses", "2 x LIN-III one without horses",
          "2 x LIN-III burghers without horses or cannon", "2 x LIN-III burghers without bandoliers",
          "2 x LIN-III with and without horses"})
        BOOST_CHECK_MESSAGE(
            !asked_of_line("into-glory-ride", "AP 4. Everybody irregular, epoch V.", line).empty(), line);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
