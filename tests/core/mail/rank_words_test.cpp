// SPDX-License-Identifier: MIT
// "Each chief is a unit commander at 25 points": a word for those who command the units; and a leader who is
// told in a sentence with what he costs.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

std::string read_tribe(std::string_view told, std::string_view general, std::string_view lines) {
    const WrittenArmy made =
        read_list("ancient-1969",
                  fmt::format("Gauls, 1000 points, all barbarian. {}\n\n{}\n\n{}\n", told, general, lines));
    return troops_of("ancient-1969", made) + (asked_of(made).empty() ? "" : " ?");
}

constexpr std::string_view two_units = "1 x Barb C-in-C | 30 x Barb MI D, javelin, shield & 1 x Barb Cdr | "
                                       "20 x Barb LI D, javelin, shield & 1 x Barb Cdr";

} // namespace

BOOST_AUTO_TEST_SUITE(rank_words)

BOOST_AUTO_TEST_CASE(a_word_may_stand_for_the_commander_of_a_unit) {
    for (const std::string_view told :
         {"Each elder is a unit commander at 25 points.", "Every elder is a unit commander.",
          "The elders are unit commanders, 25 points each.", "An elder is a unit commander (25).",
          "Each unit has an elder (= unit commander, 25 pts).", "Every unit has an elder (unit commander)."})
        for (const std::string_view with : {"and an elder", "plus an elder", "an elder"})
            BOOST_TEST_CONTEXT(told << with)
    BOOST_CHECK_EQUAL(
        read_tribe(
            told, "C-in-C 100",
            fmt::format("1) Thirty medium infantry, javelins, class D, at 3 points = 90, {0}: 115 points.\n"
                        "2) Twenty light infantry, javelins, class D, at 3 points = 60, {0}: 85 points.",
                        with)),
        two_units);
    BOOST_CHECK_EQUAL(read_tribe("Each chief is a unit commander.", "Commander-in-Chief 100",
                                 "1) 30 MI D javelin @ 3 = 90, and a chief: 115 points.\n"
                                 "2) 20 LI D javelin @ 3 = 60, and a chief: 85 points."),
                      two_units);
    // Of some it is not said, or the word is a name as well.
    for (const std::string_view told :
         {"Not every elder is a unit commander.", "Each elder is a unit commander or a priest."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK(
        read_tribe(told, "C-in-C 100",
                   "1) Thirty medium infantry, javelins, class D, at 3 points = 90, and an elder: 115 "
                   "points.")
            .ends_with("?"));
}

BOOST_AUTO_TEST_CASE(a_leader_is_told_in_a_sentence_with_his_price) {
    constexpr std::string_view lines = "1) 30 MI D javelin @ 3 = 90, unit commander 25\n"
                                       "2) 20 LI D javelin @ 3 = 60, unit commander 25";
    for (const std::string_view general :
         {"King Brennus himself is Commander-in-Chief and leads no unit: 100 points.",
          "The King is my C-in-C and stands alone: 100 points.",
          "Brennus is the Commander-in-Chief (100 points).",
          "Brennus is C-in-C, 100 points, without a unit."})
        BOOST_TEST_CONTEXT(general)
    BOOST_CHECK_EQUAL(read_tribe("", general, lines), two_units);
    for (const std::string_view general : {"The King is Commander-in-Chief and leads unit 1: 100 points.",
                                           "The King is not Commander-in-Chief: 100 points.",
                                           "The King is Commander-in-Chief of 100 battles."})
        BOOST_TEST_CONTEXT(general)
    BOOST_CHECK_NE(read_tribe("", general, lines), two_units);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
