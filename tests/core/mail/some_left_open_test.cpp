// SPDX-License-Identifier: MIT
// A sentence about all that says something of some of them, of whom nobody can tell which they are.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(some_left_open)

constexpr std::string_view muskets = "AP 8. All RA.\n"
                                     "{}\n"
                                     "\n"
                                     "CLASS  INTEGRITY  HOW MANY\n"
                                     "HIM    III        5    line battalions\n"
                                     "HIM    V          1    Grenadiers; General\n"
                                     "LSC    III        2    hussars\n"
                                     "HCC    IV         2    cuirassiers\n";

BOOST_AUTO_TEST_CASE(some_of_them_are_asked_about) {
    for (const std::string_view said :
         {"They all have Epoch II, except the hussars who have no epoch, and the cuirassiers, some of them.",
          "They all have Epoch II, except the hussars who have no epoch, and some of the cuirassiers.",
          "They all have Epoch II, some of them.",
          "They all have Epoch II, except the cuirassiers, some of them.",
          "All have Epoch II, the cuirassiers only partly.",
          "They all have Epoch II, except the hussars, half of them.",
          "They all have Epoch II, except one of the cuirassiers.",
          "They all have Epoch II, except the cuirassiers, one of them.",
          "Alle haben Epoche II, die Kürassiere teilweise."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", fmt::format(muskets, said))), "");
}

BOOST_AUTO_TEST_CASE(talk_of_some_is_not) {
    for (const std::string_view said :
         {"They all have Epoch II, some of them painted by my son.",
          "They all have Epoch II, except the cuirassiers who have no epoch. Some of them are new.",
          "They all have Epoch II, except the cuirassiers who have no epoch."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("into-glory-ride", fmt::format(muskets, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
