// SPDX-License-Identifier: MIT
// Lists without capitals: single letters for what the rules write as one, headings of one small word, words
// as they are spoken.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

std::string list_with(std::string_view line) {
    return fmt::format("gallic army, 1000 points\n\nc-in-c, barb, alone\n{}\n", line);
}

} // namespace

BOOST_AUTO_TEST_SUITE(small_letters)

BOOST_AUTO_TEST_CASE(a_small_letter_behind_a_value_is_one) {
    for (const std::string_view line :
         {"20 mi javelin barbarian b, unit commander", "20 mi javelin barb b 20x4=80, +25 unit commander",
          "20 mi b javelin barbarian, unit commander", "20 mi, javelin, b, barbarian, unit commander",
          "20 mi / javelin / barbarian / b, unit commander",
          "20 mi javelin class b barbarian, unit commander", "fens: 20 mi javelin barb b, unit commander"})
        BOOST_TEST_CONTEXT(line)
    check_list("ancient-1969", list_with(line),
               "1 x Barb C-in-C | 20 x Barb MI B, javelin, shield & 1 x Barb Cdr");
    check_list("ancient-1969",
               "roman, 1000 points, all reg b\n\nc-in-c, alone\n12 hc lance, unit commander\n"
               "12 hc lance a, unit commander\n20 hi pilum reg c, a unit commander\n",
               "1 x Reg C-in-C | 12 x Reg HC B, lance, shield & 1 x Reg Cdr | "
               "12 x Reg HC A, lance, shield & 1 x Reg Cdr | 20 x Reg HI C, pilum, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_small_letter_before_the_count_is_a_value) {
    for (const std::string_view line : {"hin v x1 king harry (general)", "hin v x 1 king harry (general)",
                                        "hin v ra x1 king harry (general)", "hin v *1 king harry (general)"})
        BOOST_TEST_CONTEXT(line)
    check_list("phalanx",
               fmt::format("english, ap 4, all ra\n\nhib iv x6, archers\n{}\nlin i x2 servants\n", line),
               "6 x (HIB-IV-RA) | 1 x (HIN-V-RA) | 2 x (LIN-I-RA)");
    for (const std::string_view line :
         {"hc barb b lads x12, lance, unit commander", "hc barb b-lads x12, lance"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list_with(line))), "");
    check_list("ancient-1969", list_with("hc barb b x12, lance, unit commander"),
               "1 x Barb C-in-C | 12 x Barb HC B, lance, shield & 1 x Barb Cdr");
    // Who stands against whom.
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "english, ap 4, all ra\n\nhin v french x6, the General\n")),
                   "");
}

// Else they would be of the usual quality, and nobody would see it.
BOOST_AUTO_TEST_CASE(a_small_letter_that_may_be_a_value_is_asked) {
    for (const std::string_view line :
         {"12 hc barb b lads, lance, unit commander", "12 hc barb (b), lance, unit commander",
          "12 hc barb a lance, unit commander", "12 hc lance barb b: the lads, unit commander",
          "12 hc lance barb b-class, unit commander"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list_with(line))), "");
}

BOOST_AUTO_TEST_CASE(a_small_letter_elsewhere_is_none) {
    check_list("ancient-1969", list_with("warband b: 20 mi javelin barb d, unit commander"),
               "1 x Barb C-in-C | 20 x Barb MI D, javelin, shield & 1 x Barb Cdr");
    check_list("ancient-1969", list_with("20 mi with a javelin barb d, with a unit commander"),
               "1 x Barb C-in-C | 20 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

// The width of a mail shows no wrapped line where the lines are of their own.
BOOST_AUTO_TEST_CASE(small_words_head_the_bullets_beneath_them) {
    const std::string_view text = "roman army, 1000 points\n\nstaff\n"
                                  "- marcus, c-in-c, reg, 100, stands alone on the hill behind the left\n"
                                  "foot\n- 24 hi pilum reg c, unit commander\n"
                                  "horse\n- 12 mc javelin reg c, unit commander\n"
                                  "beasts\n- 3 elephants, reg, unit commander\n";
    check_list("ancient-1969", text,
               "1 x Reg C-in-C | 24 x Reg HI C, pilum, shield & 1 x Reg Cdr | "
               "12 x Reg MC C, javelin, shield & 1 x Reg Cdr | 3 x Reg El & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_line_that_the_mail_repeats_goes_on_with_none) {
    check_list("ancient-1969",
               "Greek army, 1000 points\n\nThe tyrant, 100 points:\n  C-in-C, regular, 100\n"
               "Spears:\n  20 heavy infantry, class C, long spear, regular, at 6\n  unit commander, 10\n"
               "Slings:\n  15 light infantry, class C, sling, without any shields, regular, at 3\n"
               "  unit commander, 10\n",
               "1 x Reg C-in-C | 20 x Reg HI C, long spear, shield & 1 x Reg Cdr | "
               "15 x Reg LI C, sling, no shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(spoken_words_are_those_that_are_written) {
    for (const std::string_view said :
         {"All of 'em are barbarian.", "All o' them are barbarian.", "T' army, all of 'em barbarians."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969",
               fmt::format("Gallic army, 1000 points. {}\n\n1) C-in-C (100), rides wi' 10 HC, class B.\n"
                           "2) 20 MI, class D, javelin, an' a unit commander.\n",
                           said),
               "1 x Barb C-in-C & 10 x Barb HC B, shield | "
               "20 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_small_letter_of_the_players_is_not_the_capital_of_the_rules) {
    const auto list = [](std::string_view key) {
        return fmt::format("Nation Persian, 600 points. {}\n\nC-in-C, b, 100\n20 HI r B, long spear\n"
                           "30 MI b D, bow\n12 HC b B, spear and javelin\n",
                           key);
    };
    for (const std::string_view key : {R"("b" is barbarian, "r" is regular.)", "b = barbarian, r = regular."})
        BOOST_TEST_CONTEXT(key)
    check_list("ancient-1969", list(key),
               "1 x Barb C-in-C | 20 x Reg HI B, long spear, shield | 30 x Barb MI D, bow, shield | "
               "12 x Barb HC B, spear and javelin, shield");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(""))), "");
    // A name between quotation marks is none.
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(R"("Spara" is barbarian, "Guard" is regular.)"))),
                   "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
