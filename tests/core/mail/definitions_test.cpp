// SPDX-License-Identifier: MIT
// What a player means by his own signs.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(definitions)

namespace {

WrittenArmy wagons(std::string_view told) {
    return read_list("phalanx", fmt::format("Taborites. AP 5\n{}\n\nHIB-IV-RA x 3, FD, crossbows\n"
                                            "HIN-IV-RA x 4, pavises\nHSC-V-RA x 1, General\n",
                                            told));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_sign_stands_for_a_value_whatever_is_said_around_it) {
    for (const std::string_view told :
         {"FD = field defences", "FD = with field defences", "FD means behind field defences",
          "FD = field defences (that is how we do the wagons)", "FD = has field defences."})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = wagons(told);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx", made, "defences"), "1 0 0 ");
        }
}

BOOST_AUTO_TEST_CASE(a_sign_that_nobody_understands_is_asked_about) {
    for (const std::string_view told : {"FD = the big waggons", "FD: my new wagons", "FD means see below"})
        BOOST_CHECK_MESSAGE(!asked_of(wagons(told)).empty(), told);
    BOOST_CHECK_EQUAL(asked_of(wagons("KD = Keith's dragoons stay at home")), ""); // no troops have it
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
