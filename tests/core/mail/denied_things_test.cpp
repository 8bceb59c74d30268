// SPDX-License-Identifier: MIT
// "azabs without a gun": what troops do not have that the rules do not know.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(denied_things)

BOOST_AUTO_TEST_CASE(things_that_the_rules_do_not_know_are_denied_beside_a_name) {
    for (const std::string_view line :
         {"1 x azabs without a gun: LIN- IR", "One vignette of azabs without a gun: LIN, irregular, minus.",
          "1 x LIN- IR azabs without any cloaks", "1 x azabs with no gun, LIN- IR",
          "LIN- IR x 1 azabs who have no gun"})
        BOOST_TEST_CONTEXT(line)
    check_list("phalanx-ii", line, "1 x LIN-");
    check_list("phalanx", "Base AP 4.\n\n2 x archers without a cannon: HIB-III-RA", "2 x (HIB-III-RA)");
    check_list("ancient-1969",
               "Romans, 1000 points.\n\n20 slingers without cloaks, no shield: LI C sling reg",
               "20 x Reg LI C, sling, no shield");
}

BOOST_AUTO_TEST_CASE(what_is_not_denied_of_all_is_asked) {
    for (const std::string_view line :
         {"2 x LIN- IR azabs, one without a gun", "2 x LIN- IR azabs, the rest without a gun",
          "2 x LIN- IR azabs half without a gun", "2 x LIN- IR some without guns",
          "2 x LIN- IR azabs no longer here", "2 x LIN- IR azabs none deployed"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", line)), "");
}

BOOST_AUTO_TEST_CASE(what_troops_have_unless_it_is_denied_is_asked) {
    for (const std::string_view line :
         {"20 LI C sling reg, without bucklers", "20 Cretans without targes: LI C sling reg"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", line)).find("not understood"), std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
