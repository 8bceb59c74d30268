// SPDX-License-Identifier: MIT
// The officer of a unit in a sentence behind its price, which ends in a short form: "180 pts. Unit commander
// (reg) 10 pts".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(officers_priced_apart)

constexpr std::string_view persians = "Persian, 1000 points.\n"
                                      "\n"
                                      "C-in-C (reg), 100 pts\n"
                                      "{}\n";

BOOST_AUTO_TEST_CASE(the_price_is_that_of_the_men) {
    for (const std::string_view said :
         {"Phalanx: 30 Reg HI, pike, C, 6 pts each, 180 pts. Unit commander (reg) 10 pts",
          "30 Reg HI, pike, C, 6 pts each = 180 pts. Unit commander (reg) 10 pts",
          "30 Reg HI, pike, C, 6 pts each, 180 pts. Commander 10 pts.",
          "30 Reg HI, pike, C, 180 pt. Officer 10 pt", "30 Reg HI, pike, C, 180 pts. Plus officer, 10 pts"})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", fmt::format(persians, said),
               "1 x Reg C-in-C | 30 x Reg HI C, pike, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_wrong_price_is_asked_about) {
    for (const std::string_view said :
         {"30 Reg HI, pike, C, 6 pts each, 200 pts. Unit commander (reg) 10 pts",
          "30 Reg HI, pike, C, 6 pts each, 180 pts. Unit commander (reg) 20 pts"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format(persians, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
