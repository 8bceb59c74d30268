// SPDX-License-Identifier: MIT
// What a part of the army is, said in a sentence that heads its troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(told_parts)

constexpr std::string_view almoravids =
    "Almoravids, Sagrajas 1086, twelve vignettes with a base AP of four.\n"
    "\n"
    "{}: two vignettes of HSC, integrity III, and one of LIN, integrity II.\n"
    "The centre is all regular: two vignettes of HIS, integrity IV; one of HIS, integrity V, General; two of "
    "HIB, integrity III; and one of VLI, integrity III, off the main battle line.\n"
    "The right wing is all informal again: one vignette of CAM, integrity III, and two of LSC, integrity "
    "IV.\n";

BOOST_AUTO_TEST_CASE(all_of_a_part_are_what_its_sentence_says) {
    for (const std::string_view part :
         {"The left wing is Andalusian and all informal", "The left wing is all informal",
          "My left wing is informal", "Left wing is Andalusian, all informal",
          "Der linke Flügel ist informal"})
        BOOST_TEST_CONTEXT(part) {
            const auto read = read_list("phalanx", fmt::format(almoravids, part));
            BOOST_CHECK_EQUAL(asked_of(read), "");
            BOOST_CHECK(read.notes.empty());
        }
}

BOOST_AUTO_TEST_CASE(some_of_a_part_are_asked_about) {
    for (const std::string_view part :
         {"The left wing is half informal", "The left wing is informal except the last",
          "The left wing is informal or regular", "The left wing is not all informal"})
        BOOST_TEST_CONTEXT(part)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(almoravids, part))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
