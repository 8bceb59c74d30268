// SPDX-License-Identifier: MIT
// Numbers in brackets behind troops, of which a sentence says what they are.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(explained_brackets)

namespace {

WrittenArmy list_with_bases(std::string_view said, char open, char close) {
    return read_list("phalanx-ii", fmt::format("Swiss of 1476. {}\n\nAll RA.\n\n1 x HSCn {}2{} the General\n"
                                               "3 x HIPn {}4{} pikes\n2 x VLI- {}3{}\n",
                                               said, open, close, open, close, open, close));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_sentence_says_that_brackets_hold_the_bases) {
    for (const std::string_view said :
         {"Bases per vignette in square brackets.", "Number of bases in brackets.",
          "The figure in square brackets is the number of bases.", "Square brackets: bases.",
          "The number in square brackets gives the bases of each."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = list_with_bases(said, '[', ']');
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", made), "1 x HSCn | 3 x HIPn | 2 x VLI-");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 3 2 ");
        }
    const WrittenArmy round = list_with_bases("Bases of each vignette in round brackets.", '(', ')');
    BOOST_CHECK_EQUAL(asked_of(round), "");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", round, "bases"), "1 3 2 ");
}

BOOST_AUTO_TEST_CASE(brackets_that_are_not_explained_are_asked_about) {
    for (const std::string_view said :
         {"", "Bases are glued.", "Not the bases in square brackets.", "My bases are in round brackets.",
          "Bases or vignettes in square brackets."})
        BOOST_CHECK_MESSAGE(!asked_of(list_with_bases(said, '[', ']')).empty(), said);
}

BOOST_AUTO_TEST_CASE(brackets_may_hold_counts_and_points) {
    check_list("phalanx-ii",
               "Number of vignettes in round brackets.\n\nAll RA.\n\nHSCn (1), the General\nHIPn (3) pikes\n",
               "1 x HSCn | 3 x HIPn");
    check_list(
        "ancient-1969",
        "Greek army, 500 points, all regular. Points in square brackets.\n\nC-in-C [100], leading\n20 HI, "
        "long spear, C @ 6 [120]\n12 LC, javelin, C @ 8 [96]\nunit commander [10]\n",
        "1 x Reg C-in-C & 20 x Reg HI C, long spear, shield | 12 x Reg LC C, javelin, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
