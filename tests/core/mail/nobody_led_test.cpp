// SPDX-License-Identifier: MIT
// Generals who lead nobody.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(nobody_led)

namespace {

WrittenArmy iceni(std::string_view said) {
    return read_list("ancient-1969",
                     fmt::format("British, 1000 points, everybody barbarian.\n\n"
                                 "Boudicca, C-in-C, {}\n"
                                 "1) Iceni: 12 chariots, class B, @ 16 = 192, unit commander 25\n"
                                 "2) Iceni: 40 MI, class D, javelin, @ 3 = 120, unit commander "
                                 "25\n\nIn all 462 points.\n",
                                 said));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_general_may_lead_nobody) {
    const std::string alone = troops_of("ancient-1969", iceni("100"));
    for (const std::string_view said :
         {"leads nobody in particular: 100", "leads nobody: 100", "leading nobody, 100",
          "she leads nobody in particular, 100", "commands no one at all: 100", "commands nothing: 100",
          "leads no unit in particular: 100", "attached to nobody: 100", "leads no troops, 100"})
        BOOST_TEST_CONTEXT(said) {
            BOOST_CHECK_EQUAL(asked_of(iceni(said)), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", iceni(said)), alone);
        }
}

BOOST_AUTO_TEST_CASE(somebody_behind_nobody_is_asked_about) {
    for (const std::string_view said :
         {"leads nobody but the Iceni: 100", "leads nobody except unit 1: 100",
          "leads nobody or perhaps unit 2: 100", "leads someone: 100", "leads nobody, joins the Iceni, 100",
          "leads nobody - she is with the Iceni: 100", "leads nothing / unit 1: 100"})
        BOOST_CHECK_MESSAGE(!asked_of(iceni(said)).empty(), said);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
