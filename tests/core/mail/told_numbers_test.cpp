// SPDX-License-Identifier: MIT
// "Year: -333", "Total: 99999999999 vignettes": numbers with a sign, and with more digits than are counted
// with.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

std::int32_t year_of(const WrittenArmy& made) {
    return made.army.values[rules_called("phalanx").trait(Level::army, "year")->slot];
}

} // namespace

BOOST_AUTO_TEST_SUITE(told_numbers)

BOOST_AUTO_TEST_CASE(a_year_before_christ_may_be_negative) {
    for (const std::string_view told : {"Year: -333", "Year -333", "Year = -333", "Year: 333 BC",
                                        "Year: -333 BC", "Jahr: -333", "Year: minus 333", "Year: 333 B.C."}) {
        const WrittenArmy made = read_list("phalanx", fmt::format("Base AP 4.\n{}\n\n2 x (HIP-V-RA)", told));
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(year_of(made), -333);
            BOOST_CHECK_EQUAL(made.army.name, "");
        }
    }
    BOOST_CHECK_EQUAL(year_of(read_list("phalanx", "Base AP 4.\nYear: 1066\n\n2 x (HIP-V-RA)")), 1066);
    for (const std::string_view told : {"Year: -99999", "Base AP: -4", "Year: 99999999999999999999"})
        BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format("{}\n\n2 x (HIP-V-RA)", told))), "");
}

BOOST_AUTO_TEST_CASE(a_sum_of_too_many_digits_does_not_come_out) {
    for (const std::string_view told :
         {"Total: 99999999999999999999 vignettes", "99999999999 vignettes in all", "Total 1234567890 men",
          "Total: 123456789012"})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format("2 x (HIP-V-RA)\n{}", told)))
                       .find("declared 10000000 or more"),
                   std::string::npos);
    BOOST_CHECK_NE(
        asked_of(read_list("ancient-1969", "Gauls, 1000 points, all barbarian.\n\nC-in-C 100\n20 MI "
                                           "javelin B\nTotal 99999999999 points"))
            .find("declared"),
        std::string::npos);
    // What is no sum.
    check_list("phalanx", "Base AP 4.\n\n2 x (HIP-V-RA)\n\nCheers\nKeith\nTel. 004917212345678",
               "2 x (HIP-V-RA)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
