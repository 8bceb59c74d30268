// SPDX-License-Identifier: MIT
// "two links in line, each of two vignettes of clansmen"
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(links_of_each)

WrittenArmy jacobites(std::string_view centre) {
    return read_list("into-glory-ride",
                     fmt::format("Four activation points. All my troops are irregular (IA).\n\n{}\n\n"
                                 "On the left wing there are two vignettes of Atholl men (LIW, class III).\n",
                                 centre));
}

constexpr std::string_view general =
    " Between them is a single vignette of Camerons (HIW, class V), and that is where the General stands.";

BOOST_AUTO_TEST_CASE(each_link_is_a_unit) {
    for (const std::string_view links :
         {"In the centre stand two links in line, each of two vignettes of clansmen (HIW, class IV).",
          "In the centre stand two in-line links, each of 2 vignettes of clansmen (HIW, class IV).",
          "In the centre there are two links in line, both of two vignettes of clansmen (HIW, class IV)."})
        BOOST_TEST_CONTEXT(links) {
            const WrittenArmy read = jacobites(fmt::format("{}{}", links, general));
            BOOST_CHECK_EQUAL(asked_of(read), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", read),
                              "2 x (HIW-IV-IA) | 2 x (HIW-IV-IA) | 1 x (HIW-V-IA) | 2 x (LIW-III-IA)");
            const Ruleset& rules = rules_called("into-glory-ride");
            const Trait& link = *rules.trait(Level::unit, "link");
            BOOST_CHECK_EQUAL(link.value_id(read.army.bodies.front().units.front().values[link.slot]),
                              "in-line");
        }
}

BOOST_AUTO_TEST_CASE(links_that_differ_are_asked_about) {
    for (
        const std::string_view links :
        {"In the centre stand two links in line, each of two vignettes of clansmen (HIW, class IV) and one "
         "of "
         "Irish.",
         "In the centre stand two links in line, each of two or three vignettes of clansmen (HIW, class IV).",
         "In the centre stand two links in line, each of two vignettes of clansmen (HIW, class IV), General.",
         "In the centre stand two links in line, one of two vignettes of clansmen (HIW, class IV).",
         "In the centre stand two links in line, each of two vignettes of clansmen (HIW, class IV) except "
         "one."})
        BOOST_TEST_CONTEXT(links)
    BOOST_CHECK_NE(asked_of(jacobites(fmt::format("{}{}", links, general))), "");
}

// Else the hussars would be regular too.
BOOST_AUTO_TEST_CASE(a_name_is_of_the_troop_that_has_it) {
    check_list("into-glory-ride",
               "Four activation points. All my troops are irregular (IA) except those in the French service, "
               "who are regular (RA).\n\nOn the right wing there are two vignettes of Atholl men (LIW, class "
               "III), one vignette of Irish Picquets in the French service (HIM, RA, class IV, epoch II) and "
               "one vignette of hussars (LSC, class II).\n",
               "2 x (LIW-III-IA) | 1 x (HIM-IV-RA)EII & 1 x (LSC-II-IA)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
