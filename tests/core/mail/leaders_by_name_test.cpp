// SPDX-License-Identifier: MIT
// Generals with a line of their own whom other lines call by their name, or place in a sentence.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

constexpr std::string_view with_the_guard =
    "10 x Reg HI A, pilum, shield & 1 x Reg C-in-C | 24 x Reg HI B, pilum, shield & 1 x Reg Cdr";

// `sum`: beneath the troops, which come to 358 points.
WrittenArmy romans(std::string_view told, std::string_view guard, std::string_view behind = "",
                   std::string_view leader = "Scipio, Commander-in-Chief: 100 points") {
    return read_list(
        "ancient-1969",
        fmt::format("Roman army of 1000 points, all of it regular. {}\n\n{}\n{}\n"
                    "Legio I: 24 heavy infantry, class B, pilum, 7 points each, 168 points, plus "
                    "unit commander 10 points\n\n358 points. {}\n",
                    told, leader, guard, behind));
}

constexpr std::string_view guard = "Guard: 10 heavy infantry, class A, pilum, 8 points each, 80 points";

void check_led(const WrittenArmy& made) {
    BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), with_the_guard);
    BOOST_CHECK_EQUAL(asked_of(made), "");
}

} // namespace

BOOST_AUTO_TEST_SUITE(leaders_by_name)

BOOST_AUTO_TEST_CASE(troops_are_led_by_a_general_of_another_line) {
    for (const std::string_view line :
         {"Guard, led by Scipio: 10 heavy infantry, class A, pilum, 8 points each, 80 points",
          "Guard (led by Scipio): 10 heavy infantry, class A, pilum, 8 points each, 80 points.",
          "Guard under Scipio himself: 10 heavy infantry, class A, pilum, 8 points each, 80 points",
          "Guard, commanded by the C-in-C: 10 heavy infantry, class A, pilum, 8 points each, 80 points",
          "Guard, with Scipio: 10 heavy infantry, class A, pilum, 8 points each, 80 points",
          "Guard: 10 heavy infantry, class A, pilum, 8 points each, 80 points, led by Scipio in person",
          "Guard: 10 heavy infantry, class A, pilum, 8 points each, 80 points (Scipio leads them)"})
        BOOST_TEST_CONTEXT(line)
    check_led(romans("", line));
    for (const std::string_view leader : {"Commander-in-Chief Scipio: 100 points",
                                          "C-in-C, Scipio Africanus = 100", "Scipio (C-in-C, regular) 100"})
        BOOST_TEST_CONTEXT(leader)
    check_led(romans("", "Guard, led by Scipio: 10 heavy infantry, class A, pilum, 8 points each, 80 points",
                     "", leader));
}

BOOST_AUTO_TEST_CASE(a_sentence_places_a_general_of_another_line) {
    for (const std::string_view told :
         {"The Commander-in-Chief leads the Guard in person, so there is no other officer with them.",
          "The C-in-C himself leads the Guard.", "Scipio leads the Guard, so they need no unit commander.",
          "Scipio rides with the Guard.", "Scipio is with the Guard in person."})
        BOOST_TEST_CONTEXT(told) {
            check_led(romans(told, guard));
            check_led(romans("", guard, told));
        }
}

BOOST_AUTO_TEST_CASE(what_shows_no_unit_is_asked) {
    for (const std::string_view told :
         {"Scipio leads the Extraordinarii.", "The C-in-C leads the Extraordinarii in person.",
          "Scipio leads either the Guard or Legio I.", "The C-in-C leads the Guard unless he is ill."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_NE(asked_of(romans(told, guard)), "");
    // Two of the name.
    BOOST_CHECK_NE(
        asked_of(read_list("ancient-1969", "Romans, 1000 points, all regular.\n\nScipio, C-in-C = 100\n"
                                           "Scipio, sub-general = 50\n"
                                           "20 HI A pilum @ 8 = 160, led by the sub-general\n"
                                           "20 HI B pilum @ 7 = 140, led by the sub-general\n")),
        "");
    // Two places for one man.
    BOOST_CHECK_NE(asked_of(romans("The C-in-C leads Legio I.",
                                   "Guard, led by Scipio: 10 heavy infantry, class A, pilum, 8 points each, "
                                   "80 points")),
                   "");
    // Words that say nothing of him as he is here.
    for (const std::string_view line :
         {"Guard, not led by Scipio: 10 heavy infantry, class A, pilum, 8 points each, 80 points",
          "Guard: 10 heavy infantry, class A, pilum, 8 points each, 80 points, once led by Scipio",
          "Guard of Scipio's brother: 10 heavy infantry, class A, pilum, 8 points each, 80 points",
          "Guard, led by Laelius: 10 heavy infantry, class A, pilum, 8 points each, 80 points"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(troops_of("ancient-1969", romans("", line)), with_the_guard);
}

BOOST_AUTO_TEST_CASE(what_he_is_himself_does_not_hide_whom_he_leads) {
    for (const std::string_view leader : {"Sub-general Zeuxis (reg), leads the Companions . 50",
                                          "Sub-general, Zeuxis, reg, leads the Companions: 50",
                                          "Zeuxis, sub-general (regular), with the Companions = 50"})
        BOOST_TEST_CONTEXT(leader)
    check_list("ancient-1969",
               fmt::format("Successors, 1000 points.\n\nC-in-C (reg) ... 100\n{}\n"
                           "   Companions 14 HC A lance reg @ 12 ........... 168\n"
                           "Phalanx 32 HI C pike reg @ 6 ................. 192\n"
                           "   unit commander .............................. 10\n",
                           leader),
               "1 x Reg C-in-C | 14 x Reg HC A, lance, shield & 1 x Reg Sub-General | "
               "32 x Reg HI C, pike, shield & 1 x Reg Cdr");
    BOOST_CHECK_NE(
        asked_of(read_list("ancient-1969", "Successors, 1000 points.\n\nC-in-C (reg) = 100\n"
                                           "Sub-general (reg), leads the Agema = 50\n"
                                           "Companions 14 HC A lance reg @ 12 = 168\n"
                                           "Phalanx 32 HI C pike reg @ 6 = 192, unit commander 10\n")),
        "");
}

BOOST_AUTO_TEST_CASE(all_units_without_a_general_have_an_officer) {
    for (const std::string_view told :
         {"The other units have a unit commander each.", "The rest have a unit commander each (10 points).",
          "All the others have a unit commander.", "Each of the other units has its own unit commander.",
          "The remaining units are led by a unit commander."})
        BOOST_TEST_CONTEXT(told)
    check_list(
        "ancient-1969",
        fmt::format("Romans, 1000 points, all regular. The C-in-C is with the Guard. {}\n\n"
                    "Scipio, C-in-C = 100\nGuard: 10 HI A pilum @ 8 = 80\nLegio I: 24 HI B pilum @ 7 = 168\n"
                    "Legio II: 24 HI B pilum @ 7 = 168\n\nTotal 536\n",
                    told),
        "10 x Reg HI A, pilum, shield & 1 x Reg C-in-C | 24 x Reg HI B, pilum, shield & 1 x Reg Cdr | "
        "24 x Reg HI B, pilum, shield & 1 x Reg Cdr");
    BOOST_CHECK_NE(
        asked_of(read_list("ancient-1969",
                           "Romans, 1000 points, all regular. Some others have a unit commander.\n\n"
                           "Scipio, C-in-C = 100\nLegio I: 24 HI B pilum @ 7 = 168\n"
                           "Legio II: 24 HI B pilum @ 7 = 168\n")),
        "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
