// SPDX-License-Identifier: MIT
// "There are no irregulars in my army": what the list does not have, and whether that is so.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(told_denials)

constexpr std::string_view pergamon = "Here is Pergamon. {}\n"
                                      "\n"
                                      " - 5 HISn, thureophoroi\n"
                                      " - 1 HIS+, the guard. Attalos (my General) is with them.\n"
                                      " - 2 LISn, the hillmen\n"
                                      " - 4 HSCn, the horse\n"
                                      "\n"
                                      "Should be a dozen.\n"
                                      "Sandra\n";

std::string asked_of_pergamon(std::string_view said) {
    return asked_of(read_list("phalanx-ii", fmt::format(fmt::runtime(pergamon), said)));
}

BOOST_AUTO_TEST_CASE(nobody_is_what_the_list_does_not_have) {
    for (const std::string_view said :
         {"There are no irregulars in my army, the whole lot is RA.",
          "There are no irregulars in the army, they are all RA.", "No irregulars in my army, all are RA.",
          "No irregulars here, everything is RA.", "There are no irregulars, everyone is RA.",
          "I have no irregulars, all are regular.", "All RA, none of them irregular.",
          "There isn't a single irregular in my army. All RA.", "None of them are irregular. All RA.",
          "Es gibt keine Irregulären, alle sind RA.", "Keine Irregulären dabei, alle sind RA."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of_pergamon(said), "");
    BOOST_CHECK_EQUAL(asked_of(read_list("ancient-1969",
                                         "Gauls, 750 points. There are no regulars in my list, they are all "
                                         "barbarians.\n\nC-in-C 100\n20 MI D javelin\n20 MC C javelin\n")),
                      "");
}

BOOST_AUTO_TEST_CASE(what_is_not_so_is_asked_about) {
    for (const std::string_view said :
         {"There are no regulars in my army, the whole lot is RA.",
          "There are no irregulars in my army, the whole lot is IR.",
          "There are no irregulars in my army but the horse, the whole lot is RA.",
          "There are no irregulars in my army but the horse. The whole lot is RA.",
          "There are no regulars. The whole lot is RA.", "No regulars here. Everything is RA.",
          "There are no HSC in the army. All are RA.", "Nobody is regular. The whole lot is RA.",
          "None of them are regular. All RA.", "Keine Regulären dabei. Alle sind RA.",
          "There are no irregulars in my army."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of_pergamon(said), "");
    BOOST_CHECK_EQUAL(asked_of_pergamon("There are no regulars in my army. The whole lot is RA."),
                      "line 1: it says that none are Regular Army, but some are\n");
}

BOOST_AUTO_TEST_CASE(what_a_part_does_not_have_is_no_denial_of_all) {
    for (const std::string_view said : {"All RA. There are no regulars on the far side of the river.",
                                        "All RA. No regulars would do that!"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of_pergamon(said).find("it says that none are"), std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
