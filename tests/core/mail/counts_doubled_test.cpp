// SPDX-License-Identifier: MIT
// Troops with a gun attached count twice, and a line may say so.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(counts_doubled)

namespace {

WrittenArmy regiments(std::string_view code, std::string_view said) {
    return read_list("into-glory-ride", fmt::format("Base AP 5. 1645.\n\n"
                                                    "1 x HCC-IV-RA Ironsides, General\n"
                                                    "3 x {} foot regiments{}\n"
                                                    "2 x HCC-III-RA horse\n",
                                                    code, said));
}

constexpr std::string_view with_guns = "(HIP-III-RA)+AA(EII)";

} // namespace

BOOST_AUTO_TEST_CASE(what_they_count_for_is_told_beside_their_bases) {
    const std::string plain = troops_of("into-glory-ride", regiments(with_guns, ""));
    for (const std::string_view said :
         {" - 3 bases, but they count as 6", " with their small guns - 3 bases, but they count as 6",
          ", 3 bases that count as 6", " (3 bases, counting as 6)", ", 3 vignettes, so they count for 6",
          " - 3 bases on the table, but count as 6 vignettes", ", 3 bases, which count as 6.",
          " - 3 bases and they count double: 6"})
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_EQUAL(asked_of(regiments(with_guns, said)), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", regiments(with_guns, said)), plain);
        }
}

BOOST_AUTO_TEST_CASE(other_numbers_are_asked_about) {
    for (const std::string_view said : {" - 3 bases, but they count as 5", " - 4 bases, but they count as 8",
                                        " - 2 bases, but they count as 6", " - 3 bases, but they count as 3",
                                        " - 3 bases, but they count as 6 and I may add one"})
        BOOST_CHECK_MESSAGE(!asked_of(regiments(with_guns, said)).empty(), said);
    BOOST_CHECK_NE(asked_of(regiments("HIP-III-RA", " - 3 bases, but they count as 6")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
