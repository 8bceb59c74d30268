// SPDX-License-Identifier: MIT
// Sentences over a list that tell who leads which of its numbered units.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(leading_restated)

namespace {

WrittenArmy persians(std::string_view said) {
    return read_list(
        "ancient-1969",
        fmt::format("Sassanid Persian army, 1000 points. All are barbarians. {}\n\n"
                    "Unit 1: C-in-C 100; 12 SHC, kontos and bow, class B, 17 each = 204\n"
                    "Unit 2: Sub-general 50; 12 SHC, kontos and bow, class B, 17 each = 204\n"
                    "Unit 3: 20 HC, spear & javelin, class D, 12 each = 240; unit commander 25\n\n"
                    "Total: 823 points\n",
                    said));
}

} // namespace

BOOST_AUTO_TEST_CASE(sentences_that_the_rows_show_change_nothing) {
    const std::string plain = troops_of("ancient-1969", persians(""));
    BOOST_CHECK_EQUAL(asked_of(persians("")), "");
    for (const std::string_view said :
         {"The C-in-C leads unit 1 himself and the sub-general unit 2, so those two have no unit commander.",
          "The C-in-C leads unit 1 himself.", "The C-in-C is with unit 1 and the sub-general is with unit 2.",
          "The C-in-C commands unit 1 in person, the sub-general unit 2.",
          "The sub-general leads unit 2, so it has no unit commander.",
          "The C-in-C rides with unit 1 and the sub-general with unit 2, hence they need no unit commanders.",
          "The C-in-C leads unit 1. The sub-general leads unit 2."})
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_EQUAL(asked_of(persians(said)), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", persians(said)), plain);
        }
}

BOOST_AUTO_TEST_CASE(sentences_that_the_rows_show_otherwise_are_asked_about) {
    for (const std::string_view said :
         {"The C-in-C leads unit 2 himself and the sub-general unit 1.", "The C-in-C leads unit 3 himself.",
          "The C-in-C leads unit 7 himself.", "The C-in-C leads unit 1 and the sub-general unit 3.",
          "The C-in-C leads units 1 and 3 himself.", "The C-in-C leads unit 1, unit 2 has nobody.",
          "The sub-general leads unit 2, so no other units have a commander.",
          "The C-in-C leads unit 1 and unit 3.",
          "The C-in-C leads unit 1 himself and the sub-general unit 2, but not in person."})
        BOOST_CHECK_MESSAGE(!asked_of(persians(said)).empty(), said);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
