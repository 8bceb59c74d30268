// SPDX-License-Identifier: MIT
// Sums beneath the troops that no word of sums names: a wrong one is told, a right one asks nothing.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(closing_sums)

constexpr std::string_view romans = "Romans, 1000 points, all regular\n"
                                    "\n"
                                    "CinC 100\n"
                                    "unit 1 - 20 HI B pilum 140, commander 10\n"
                                    "unit 2 - 20 HI B pilum 140, commander 10\n"
                                    "unit 3 - 25 HI A pilum 200, commander 10\n"
                                    "unit 4 - 10 MC B spear & javelin 90, commander 10\n"
                                    "\n"
                                    "{}\n"
                                    "Gaz\n";

constexpr std::string_view norwegians = "Norwegians, base AP 4.\n"
                                        "\n"
                                        "HIN-V-RA x 1 (King Harald, General)\n"
                                        "HIN-III-IF x 9 (bondi)\n"
                                        "VLI-II-IF x 2 (bowmen)\n"
                                        "\n"
                                        "{}\n"
                                        "Einar\n";

constexpr std::string_view ways[] = {"= {}",
                                     "={}!",
                                     "== {}",
                                     "=> {}",
                                     "-> {}",
                                     "({})",
                                     "Σ {}",
                                     "= {} and I've a tenner left for a pint!!",
                                     "= {}, ten to spare",
                                     "= {} (ten over)",
                                     "= {} so ten left over",
                                     "= {} by my reckoning",
                                     "So {}.",
                                     "So that's {}.",
                                     "That's {} and I've a tenner left for a pint!!",
                                     "which comes out at {}",
                                     "{} and I've a tenner left for a pint!!",
                                     "Das sind {}, bleibt ein Zehner fürs Bier",
                                     "Total {}, bleibt ein Zehner",
                                     "Total {} so ten left over"};

std::string asked_with_sum(std::string_view rules, std::string_view mail, std::string_view way, int sum) {
    return asked_of(read_list(rules, fmt::format(fmt::runtime(mail), fmt::format(fmt::runtime(way), sum))));
}

BOOST_AUTO_TEST_CASE(a_wrong_sum_is_told_in_any_words) {
    for (const std::string_view way : ways)
        BOOST_TEST_CONTEXT(way) {
            BOOST_CHECK_EQUAL(asked_with_sum("ancient-1969", romans, way, 730),
                              "line 9: declared 730, computed 710\n");
            BOOST_CHECK_EQUAL(asked_with_sum("phalanx", norwegians, way, 13),
                              "line 7: declared 13, computed 12\n");
        }
    for (const std::string_view way : {"{}/1000", "{} of 1000", "{} out of 1000, the rest went on beer"})
        BOOST_TEST_CONTEXT(way)
    BOOST_CHECK_EQUAL(asked_with_sum("ancient-1969", romans, way, 730),
                      "line 9: declared 730, computed 710\n");
}

BOOST_AUTO_TEST_CASE(a_right_sum_asks_nothing) {
    for (const std::string_view way : ways)
        BOOST_TEST_CONTEXT(way) {
            BOOST_CHECK_EQUAL(asked_with_sum("ancient-1969", romans, way, 710), "");
            BOOST_CHECK_EQUAL(asked_with_sum("phalanx", norwegians, way, 12), "");
        }
    BOOST_CHECK_EQUAL(asked_with_sum("ancient-1969", romans, "{}/1000", 710), "");
    BOOST_CHECK_EQUAL(asked_with_sum("phalanx", norwegians, "which makes {}, all of them foot", 12), "");
    BOOST_CHECK_EQUAL(asked_with_sum("phalanx", norwegians, "= {}\n(0161) 496-0000", 12), "");
}

BOOST_AUTO_TEST_CASE(what_stands_behind_the_sum_is_read_or_asked_about) {
    for (const std::string_view way : {"= {} and 2 heavy infantry", "= {} and the infantry are barbarians",
                                       "= {}, plus 2 wagons", "= {} but the infantry have no shields"})
        BOOST_TEST_CONTEXT(way)
    BOOST_CHECK_NE(asked_with_sum("ancient-1969", romans, way, 710), "");
    for (const std::string_view way :
         {"= {} and 2 HIX", "= {} and 2 trebuchets", "= {} without the bowmen", "= {} and the bondi are RA"})
        BOOST_TEST_CONTEXT(way)
    BOOST_CHECK_NE(asked_with_sum("phalanx", norwegians, way, 12), "");
}

BOOST_AUTO_TEST_CASE(sums_of_units_and_years_are_no_sums_of_the_army) {
    BOOST_CHECK_EQUAL(asked_with_sum("ancient-1969", romans, "That's {} and a half weeks to go!", 2), "");
    check_list("phalanx",
               "Norwegians (1066), base AP 4.\n(1066)\nHIN-V-RA x 1, General\nHIN-III-IF x 9\n"
               "VLI-II-IF x 2\n= 12",
               "1 x (HIN-V-RA) | 9 x (HIN-III-IF) | 2 x (VLI-II-IF)");
}

BOOST_AUTO_TEST_CASE(a_sum_may_tell_that_the_gun_is_counted) {
    const auto asked = [](std::string_view sum) {
        return asked_of(
            read_list("into-glory-ride",
                      fmt::format("Sikhs, AP 5. All RA, epoch II.\n\n6 of HIM-III (regulars)\n"
                                  "1 of HIM-IV (General)\n2 of ART-IV, medium\n1 of HSC-III, "
                                  "with an attached gun of epoch II (lancers)\n1 of LSC-III\n\n{}\n\nR.\n",
                                  sum)));
    };
    for (const std::string_view sum : {"Twelve with the gun, then.", "Twelve, counting the attached gun.",
                                       "12 including the galloper gun.", "Zwölf mit dem Geschütz."})
        BOOST_TEST_CONTEXT(sum)
    BOOST_CHECK_EQUAL(asked(sum), "");
    BOOST_CHECK_EQUAL(asked("Thirteen with the gun, then."), "line 9: declared 13, computed 12\n");
    for (const std::string_view sum : {"Twelve with the lancers.", "Twelve with the gun of epoch III.",
                                       "12 with the gun, and a spare gun"})
        BOOST_TEST_CONTEXT(sum)
    BOOST_CHECK_NE(asked(sum), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
