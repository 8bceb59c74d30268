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

// What is passed over there would be missing in the army.
BOOST_AUTO_TEST_CASE(a_kind_and_a_number_are_asked_where_they_are_not_read) {
    for (const std::string_view line :
         {"Cavalry: 12", "Infantry: 12", "Archers 170", "Hoplites: 24", "Archers together 170"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_with(line), "");
}

BOOST_AUTO_TEST_CASE(a_name_and_a_number_between_troops_are_asked) {
    for (const std::string_view line :
         {"Immortals: 20", "The royal guard: 24 figures", "Immortals 20", "The royal guard 24 figures"})
        BOOST_TEST_CONTEXT(line) {
            const std::string more = "\n20 LI, regular, class C, javelin; unit commander";
            BOOST_CHECK_NE(asked_with(std::string(line) + more), "");
            BOOST_CHECK_EQUAL(asked_with(more), "");
        }
}

BOOST_AUTO_TEST_CASE(a_name_and_a_number_right_beneath_the_troops_are_asked) {
    for (const std::string_view line : {"Immortals: 20", "Immortals 20"})
        BOOST_CHECK_MESSAGE(!asked_with(line).empty(), line);
    for (const std::string_view line : {"\nSaturday 20", "See you at 8"})
        BOOST_CHECK_EQUAL(asked_with(line), "");
}

BOOST_AUTO_TEST_CASE(a_year_counts_no_troops) {
    BOOST_CHECK_EQUAL(asked_with("Painted in Lyon 1987\n20 LI, regular, class C, javelin; unit commander"),
                      "");
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

BOOST_AUTO_TEST_CASE(what_a_sentence_counts_and_nobody_knows_is_asked_about) {
    const auto asked = [](std::string_view talk) {
        return asked_of(read_list("phalanx", fmt::format("All regular, AP 5.\n\n4 x HCC-IV knights, General\n"
                                                         "{}\n2 x HIS-III\n",
                                                         talk)));
    };
    for (const std::string_view talk :
         {"That is the best of it; R1 is 4 x Guard.", "R1, my pride, is 4 x Guard.", "R1 is 4 Guards.",
          "In the middle stands R1, that is 4 x Guard.", "R1: 4 Guards.", "Unit 2 is three Hammerers."})
        BOOST_CHECK_MESSAGE(!asked(talk).empty(), talk);
    for (const std::string_view talk : {"The 4 x Knights are from Perry.", "The table is 6 x 4 feet.",
                                        "I painted them in 3 x two evenings.", "We meet at 7, Room 4."})
        BOOST_CHECK_EQUAL(asked(talk), "");
}

namespace {

std::string asked_behind_lydians(std::string_view talk) {
    return asked_of(
        read_list("phalanx", fmt::format("Lydians, all regular, 5 AP\n\n1 x HCC V knights, General\n"
                                         "4 x HIS III spearmen\n3 x HIB III archers\n"
                                         "2 x LSC III light horse\n2 x ELE III elephants\n\n{}\n",
                                         talk)));
}

} // namespace

BOOST_AUTO_TEST_CASE(troops_that_talk_counts_otherwise_or_leaves_out_are_asked_about) {
    for (const std::string_view talk :
         {"Only 3 spearmen.", "Sorry, 5 spearmen.", "The archers are only two.",
          "I leave the elephants at home.", "The elephants are not coming.", "Double the archers."})
        BOOST_CHECK_MESSAGE(!asked_behind_lydians(talk).empty(), talk);
    for (const std::string_view talk :
         {"The 4 spearmen are brave.", "Two of the spearmen have new shields on their backs, well done Tim.",
          "The archers are three.", "If it rains I leave the archers at home.",
          "Last year I won without the elephants."})
        BOOST_CHECK_EQUAL(asked_behind_lydians(talk), "");
}

BOOST_AUTO_TEST_CASE(troops_that_talk_calls_others_are_asked_about) {
    for (const std::string_view talk : {"The spearmen are pikemen really."})
        BOOST_CHECK_MESSAGE(!asked_behind_lydians(talk).empty(), talk);
    for (const std::string_view talk : {"The spearmen are spearmen.", "The archers are my best men."})
        BOOST_CHECK_EQUAL(asked_behind_lydians(talk), "");
}

BOOST_AUTO_TEST_CASE(a_general_placed_elsewhere_is_asked_about) {
    for (const std::string_view talk :
         {"The General is with the elephants.", "My General rides with the archers."})
        BOOST_CHECK_MESSAGE(!asked_behind_lydians(talk).empty(), talk);
    for (const std::string_view talk : {"The General is with the knights.", "The General is a coward."})
        BOOST_CHECK_EQUAL(asked_behind_lydians(talk), "");
}

BOOST_AUTO_TEST_CASE(troops_that_talk_adds_are_asked_about) {
    for (const std::string_view talk : {"Plus a vignette of peltasts.", "Plus two Numidians.",
                                        "And one more archer vignette.", "I also bring two Numidians."})
        BOOST_CHECK_MESSAGE(!asked_behind_lydians(talk).empty(), talk);
    for (const std::string_view talk : {"Plus a camp follower.", "And that is 12 vignettes.",
                                        "I also like chess.", "And a good game to you!"})
        BOOST_CHECK_EQUAL(asked_behind_lydians(talk), "");
}

BOOST_AUTO_TEST_CASE(a_value_alone_may_be_the_name_of_the_writer) {
    BOOST_CHECK_NE(asked_with("\nBarbarian"), "");
    BOOST_CHECK_EQUAL(asked_with("\nBarbara"), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
