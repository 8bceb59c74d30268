// SPDX-License-Identifier: MIT
// Sentences, brackets and lines that may hold troops or correct them: whatever of them is not read is asked
// about, never passed over.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

// A list of the rules of 1969 with one more line.
std::string asked_with(std::string_view line) {
    return asked_of(
        read_list("ancient-1969", fmt::format("Roman army, 1000 points, all regular\n\nC-in-C\n"
                                              "24 MI, regular, class B, javelin, shield; unit commander\n"
                                              "24 HI, regular, class C, pilum, shield; unit commander\n{}\n",
                                              line)));
}

} // namespace

BOOST_AUTO_TEST_SUITE(counted_talk)

BOOST_AUTO_TEST_CASE(nothing_more_is_asked_of_the_list_itself) {
    BOOST_CHECK_EQUAL(asked_with(""), "");
    BOOST_CHECK_EQUAL(asked_with("See you on Saturday!"), "");
    BOOST_CHECK_EQUAL(asked_with("They did well last year, when it rained for two days."), "");
}

BOOST_AUTO_TEST_CASE(counted_troops_in_a_sentence_are_read_or_asked_about) {
    for (const std::string_view sentence :
         {"There are two warbands of thirty medium infantry, each with a unit commander.",
          "They are followed by thirty light infantry.", "I have 12 of my heavy cavalry behind them.",
          "\nP.S. I meant 30 medium infantry, not 24."})
        BOOST_CHECK_MESSAGE(!asked_with(sentence).empty(), sentence);
}

BOOST_AUTO_TEST_CASE(corrections_are_asked_about) {
    for (const std::string_view sentence : {"\nPS. Sorry: the medium infantry are class C, not B.",
                                            "The heavy infantry should have javelins instead.",
                                            "Correction, the heavy infantry are barbarian."})
        BOOST_CHECK_MESSAGE(!asked_with(sentence).empty(), sentence);
}

BOOST_AUTO_TEST_CASE(codes_of_other_rules_are_no_names) {
    for (const std::string_view line : {"20 MI / regular / D / SS / shield",
                                        "20 MI / regular / D / Bw+Jv / shield", "20 HI, regular, D, 2HW"})
        BOOST_CHECK_MESSAGE(!asked_with(line).empty(), line);
    BOOST_CHECK_EQUAL(asked_with("20 HI \"SPQR\", regular, class C, pilum, shield"), "");
    BOOST_CHECK_EQUAL(asked_with("Legio XX: 20 HI, regular, class C, pilum, shield"), "");
}

BOOST_AUTO_TEST_CASE(a_leader_who_leads_these_is_no_second_one) {
    BOOST_CHECK_NE(asked_with("20 HI, regular, class C, pilum, shield (led by the C-in-C in person)"), "");
}

BOOST_AUTO_TEST_CASE(a_remark_beside_its_name_makes_no_other_unit) {
    const WrittenArmy made = read_list("ancient-1969", "Sassanids, 1000 points, all barbarians\n\n"
                                                       "No.\tType\tClass\tWeapon\tShield\tUnit\n"
                                                       "1\tC-in-C\t\t\t\tImmortals\n"
                                                       "10\tSHC\tB\tlance\tno\tImmortals (he leads them)\n"
                                                       "12\tHC\tB\tspear & javelin\tyes\tAsavaran\n"
                                                       "1\tunit commander\t\t\t\tAsavaran\n");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.size(), 2U);
}

BOOST_AUTO_TEST_CASE(a_line_of_a_row_that_nobody_knows_is_asked_about) {
    BOOST_CHECK_NE(asked_with("- Artillery: 1 catapult of the old kind"), "");
}

BOOST_AUTO_TEST_CASE(the_size_of_the_game_is_told_by_its_name) {
    const WrittenArmy made =
        read_list("ancient-1969", "Ancient Britons for the 600 pointer, all barbarians.\n\nC-in-C\n"
                                  "30 HI, class B, long spear, shield; unit commander\n");
    const Ruleset& ruleset = rules_called("ancient-1969");
    BOOST_CHECK_EQUAL(made.army.values[ruleset.trait(Level::army, "points")->slot], 600);
}

// Troops in the notation of other rules, between those of these: not talk.
BOOST_AUTO_TEST_CASE(what_is_counted_and_not_known_is_asked_about) {
    for (const std::string_view line :
         {"HISn x5 allies", "LSCn x1 hired horse", "Libyans x 3", "2 x Skirmishers of ours"})
        BOOST_CHECK_NE(
            asked_of(read_list("phalanx", fmt::format("All regular.\n\nHIP-III x 1\n{}\nHCC-IV x1\n", line))),
            "");
}

BOOST_AUTO_TEST_CASE(arms_behind_heavy_infantry_are_a_class_of_their_own) {
    check_list("phalanx", "All regular.\n\n2 heavy infantry spearmen III\n3 heavy infantry bowmen IV\n",
               "2 x (HIS-III-RA) | 3 x (HIB-IV-RA)");
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "All regular.\n\n1 heavy infantry archers III\n")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
