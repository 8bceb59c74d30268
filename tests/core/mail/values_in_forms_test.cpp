// SPDX-License-Identifier: MIT
// Forms in which some lines hold values without a label: "Physique average, size average, morale IV,
// skilled".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(values_in_forms)

constexpr std::string_view elves = "General's rating: 5\n"
                                   "\n"
                                   "WING: Deepwood\n"
                                   "Sub-commander's rating: 4\n"
                                   "Orders: wait\n"
                                   "\n"
                                   "  Unit: Glade archers (General and sub-commander here)\n"
                                   "  Vignettes: 3\n"
                                   "  Type: loose order regular foot\n"
                                   "  Weapons: elf-bow\n"
                                   "  {}\n"
                                   "  {}\n"
                                   "  IP: 20 each\n"
                                   "\n"
                                   "  Unit: Wardens\n"
                                   "  Vignettes: 2\n"
                                   "  Type: loose order regular foot\n"
                                   "  Weapons: spear\n"
                                   "  Physique average, size average, morale IV, drilled\n"
                                   "  Defence B, shield\n"
                                   "  IP: 27 each\n";

BOOST_AUTO_TEST_CASE(they_are_read_as_the_others) {
    for (const auto& [first, second] :
         {std::pair{"Physique average, size average, morale IV, skilled", "Defence A, no shield"},
          std::pair{"Physique: average, size average, morale IV, skilled", "Defence A, no shield"},
          std::pair{"Morale IV, skilled", "Defence A, without shield"}})
        BOOST_TEST_CONTEXT(first)
    check_list("undying-lands", fmt::format(elves, first, second),
               "3 x Foot LO Reg, SA+Elf bow, IV-S, A | 2 x Foot LO Reg, Spear, IV-D, B+Sh");
}

BOOST_AUTO_TEST_CASE(arms_may_be_natural) {
    constexpr std::string_view tree = "General's rating: 5\n"
                                      "\n"
                                      "WING: Riverside\n"
                                      "Sub-commander's rating: 3\n"
                                      "Orders: advance\n"
                                      "\n"
                                      "  Unit: Old Man of the Trees (General and sub-commander here)\n"
                                      "  Vignettes: 1\n"
                                      "  Type: loose order regular leviathan\n"
                                      "  Weapons: {}\n"
                                      "  Physique extreme, size huge, morale V, drilled\n"
                                      "  Defence D, no shield\n"
                                      "{}";
    for (const std::string_view said : {"natural", "natural only", "natural weapons"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("undying-lands", fmt::format(tree, said, "  IP: 36\n"))), "");
    for (const std::string_view said : {"supernatural", "natural and a club"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(tree, said, ""))), "");
}

BOOST_AUTO_TEST_CASE(what_is_more_than_values_is_asked_about) {
    for (const auto& [first, second] :
         {std::pair{"Physique average, size average, morale IV, skilled",
                    "Defence A, no shield, but two blowpipes"},
          std::pair{"Physique average or high, size average, morale IV, skilled", "Defence A, no shield"},
          std::pair{"Morale IV, skilled, morale III", "Defence A, no shield"}})
        BOOST_TEST_CONTEXT(second)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(elves, first, second))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
