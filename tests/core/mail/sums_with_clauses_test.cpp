// SPDX-License-Identifier: MIT
// A sum that is worked out, and in the same sentence what all of them are: "9 + 2 + 1 = 12 vignettes, one
// base each."
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(sums_with_clauses)

constexpr std::string_view burgundians = "Regular army.\n"
                                         "\n"
                                         "3 HIBn (RA) longbows\n"
                                         "2 HIPn (RA) pikes\n"
                                         "1 HCC+ (RA), the Duke and his household, General\n"
                                         "\n"
                                         "{}\n";

BOOST_AUTO_TEST_CASE(both_are_read) {
    for (const std::string_view said :
         {"Sum 3 + 2 + 1 = 6 vignettes, two bases each.", "3 + 2 + 1 = 6 vignettes, all on two bases.",
          "3 + 2 + 1 = 6; two bases each.", "Total: 3 + 2 + 1 = 6, and every vignette has two bases.",
          "3 + 2 + 1 = 6 vignettes - two bases each."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_list("phalanx-ii", fmt::format(burgundians, said));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 1 1 ");
        }
}

BOOST_AUTO_TEST_CASE(what_is_wrong_or_not_of_all_is_asked_about) {
    for (const std::string_view said :
         {"Sum 3 + 2 + 2 = 7 vignettes, two bases each.", "Sum 3 + 2 + 1 = 7 vignettes, two bases each.",
          "Sum 3 + 2 + 1 = 6 vignettes, one on two bases.", "3 + 2 + 1 = 6 vignettes, some on two bases.",
          "3 + 2 + 1 = 6 vignettes, one or two bases each."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", fmt::format(burgundians, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
