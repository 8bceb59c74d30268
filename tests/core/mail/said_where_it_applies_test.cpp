// SPDX-License-Identifier: MIT
// What is said of all troops, as far as it can be true of them.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

WrittenArmy austrians(std::string_view said) {
    return read_list("into-glory-ride", fmt::format("Base AP 5.\n\n{}\n\n4 x HIM III RA line\n"
                                                    "1 x HIM IV RA EIII grenadiers (General)\n"
                                                    "2 x HCC IV RA cuirassiers\n",
                                                    said));
}

} // namespace

BOOST_AUTO_TEST_SUITE(said_where_it_applies)

BOOST_AUTO_TEST_CASE(those_who_shoot_have_an_epoch) {
    for (const std::string_view said :
         {"All have Epoch II weapons where they shoot.", "Everything is EII, if it shoots at all.",
          "Everybody with Epoch II weapons wherever they can fire:",
          "The Austrians, all with Epoch II weapons if they shoot:", "Epoch II weapons where they shoot.",
          "Alle mit Epoch II, wo sie schießen.", "All of Epoch II, when they do shoot"})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = austrians(said);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", made),
                              "4 x (HIM-III-RA)EII | 1 x (HIM-IV-RA)EIII | 2 x (HCC-IV-RA)");
        }
}

BOOST_AUTO_TEST_CASE(another_condition_is_asked_about) {
    for (const std::string_view said : {"All have Epoch II weapons where they face the enemy.",
                                        "All with Epoch II weapons if they remember.",
                                        "All have Epoch II weapons where they do not shoot."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(austrians(said)), "");
}

BOOST_AUTO_TEST_CASE(those_on_foot_or_mounted_have_a_grade) {
    check_list("ancient-1969",
               "Greek army, 1000 points, all regular. All of class D if mounted.\n\nC-in-C\n"
               "20 HI long spear\n10 MC javelin\n",
               "1 x Reg C-in-C | 20 x Reg HI C, long spear, shield | 10 x Reg MC D, javelin, shield");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
