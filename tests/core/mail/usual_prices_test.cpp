// SPDX-License-Identifier: MIT
// What officers cost, told with what goes without saying: "Unit leaders are the usual 25 and not counted
// among the figures."
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(usual_prices)

constexpr std::string_view indians = "Keith, 1000 points of Indians (nation: Indian). All Barb. {}\n"
                                     "\n"
                                     "C-in-C on his own / 100\n"
                                     "Unit 1 / 4 elephants @25 / 100 / leader 25\n"
                                     "Unit 2 / 24 MI, bow, no shield, class D @2 / 48 / leader 25\n";

BOOST_AUTO_TEST_CASE(they_are_no_officers_of_their_own) {
    for (const std::string_view said :
         {"Unit leaders are the usual 25 and not counted among the figures.",
          "Unit leaders are the usual 25.", "Unit leaders are always 25 points.",
          "Unit commanders are 25 and are no figures.", "Unit leaders are 25 each."})
        BOOST_TEST_CONTEXT(said)
    check_list(
        "ancient-1969", fmt::format(indians, said),
        "1 x Barb C-in-C | 4 x Barb El & 1 x Barb Cdr | 24 x Barb MI D, bow, no shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(other_prices_and_counts_are_asked_about) {
    for (const std::string_view said :
         {"Unit leaders are the usual 10.", "Unit leaders are 25 and counted among the figures.",
          "Unit leaders are the usual 25 and not the King's."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format(indians, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
