// SPDX-License-Identifier: MIT
// Talk that would change troops of the list is asked about; talk that only names them is not.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

constexpr std::string_view french = "French, 1809. All regular (RA). 6 AP.\n\n"
                                    "Centre\n"
                                    "1 x HIM-V-RA Old Guard, General, epoch III\n"
                                    "4 x HIM-IV-RA grenadiers, epoch III\n"
                                    "3 x HIM-III-RA line infantry, epoch III\n"
                                    "Left\n"
                                    "2 x HSC-III-RA lancers\n"
                                    "1 x HCC-IV-RA cuirassiers\n"
                                    "1 x ART-III-RA foot guns, medium, epoch III\n";

std::string asked_beneath(std::string_view talk) {
    return asked_of(read_list("into-glory-ride", fmt::format("{}\n{}\n", french, talk)));
}

} // namespace

BOOST_AUTO_TEST_SUITE(changing_talk)

BOOST_AUTO_TEST_CASE(troops_that_go_or_come_are_asked_about) {
    for (const std::string_view talk :
         {"PS: scrap the lancers, another cuirassier instead.", "PS: forget the lancers.",
          "P.S. make that four line and two Guard, please.", "Take the lancers out, I lost them.",
          "PS Replace the cuirassiers by dragoons."})
        BOOST_CHECK_MESSAGE(!asked_beneath(talk).empty(), talk);
}

BOOST_AUTO_TEST_CASE(another_general_is_asked_about) {
    for (const std::string_view talk :
         {"The General is with the grenadiers, not with the Guard - my mistake.",
          "P.S. Old Soult is a General as well, with the second lot of grenadiers."})
        BOOST_CHECK_MESSAGE(!asked_beneath(talk).empty(), talk);
}

BOOST_AUTO_TEST_CASE(another_value_or_place_of_named_troops_is_asked_about) {
    for (const std::string_view talk : {"P.P.S. The grenadiers are class V, I forgot.",
                                        "The cuirassiers stand behind the line, in reserve."})
        BOOST_CHECK_MESSAGE(!asked_beneath(talk).empty(), talk);
}

BOOST_AUTO_TEST_CASE(talk_that_names_troops_is_passed_over) {
    for (const std::string_view talk : {"", "The grenadiers are my pride.", "The Guard never surrenders!",
                                        "The cuirassiers are from Perry, the guns are old Minifigs.",
                                        "The line infantry have no flags yet.", "See you on Saturday!"})
        BOOST_CHECK_EQUAL(asked_beneath(talk), "");
}

BOOST_AUTO_TEST_CASE(guns_alone_are_heavy) {
    for (const std::string_view talk : {"The guns are heavy, not medium.", "The guns are heavy."}) {
        const WrittenArmy made = read_list("into-glory-ride", fmt::format("{}\n{}\n", french, talk));
        BOOST_CHECK_MESSAGE(!asked_of(made).empty(), talk);
        BOOST_CHECK_EQUAL(troops_of("into-glory-ride", made),
                          troops_of("into-glory-ride", read_list("into-glory-ride", french)));
    }
}

BOOST_AUTO_TEST_CASE(a_sum_compared_with_troops_is_no_repetition) {
    for (const std::string_view talk : {"Twelve in all, as the Carolinians count two with their gun.",
                                        "Twelve in all, as the Guard count double in my heart."}) {
        const WrittenArmy made = read_list("into-glory-ride", fmt::format("{}\n{}\n", french, talk));
        BOOST_CHECK_EQUAL(troops_of("into-glory-ride", made),
                          troops_of("into-glory-ride", read_list("into-glory-ride", french)));
    }
}

BOOST_AUTO_TEST_CASE(numbered_lines_repeat_the_troops_above) {
    for (const std::string_view again : {"pikes, same again", "pikes, ditto", "same again"})
        check_list("phalanx",
                   fmt::format("Macedonians, all regular, 5 AP\n\n1. HIP IV RA pikes, the General\n"
                               "2. HIP IV RA pikes\n3. {}\n4. {}\n",
                               again, again),
                   "1 x (HIP-IV-RA) | 1 x (HIP-IV-RA) | 1 x (HIP-IV-RA) | 1 x (HIP-IV-RA)");
}

BOOST_AUTO_TEST_CASE(a_column_that_nobody_knows_is_no_name) {
    const WrittenArmy made = read_list("into-glory-ride", "Mahdists, all irregular, epoch IV, 5 AP\n\n"
                                                          "class | integrity | name | count | glued | wing\n"
                                                          "HIS | IV | Hadendowa | 2 | yes | left\n"
                                                          "HIS | IV | Osman Digna | 1 | no | left\n");
    BOOST_CHECK_NE(asked_of(made), "");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).name, "Hadendowa");
}

BOOST_AUTO_TEST_CASE(a_footnote_about_a_sign_marks_nobody_else) {
    const std::size_t slot = rules_called("phalanx").trait(Level::troop, "general")->slot;
    for (const std::string_view note : {"* = General", "*General", "(* = General)"}) {
        const WrittenArmy made =
            read_list("phalanx", fmt::format("Indians, 5 AP\n\nPorus* IND IV IF 1\nBowmen HIB III RA 5\n"
                                             "Javelinmen LIN III IF 1\n\n{}\n",
                                             note));
        const auto& units = made.army.bodies.at(0).units;
        BOOST_CHECK_MESSAGE(!asked_of(made).empty() || units.front().troops.front().values[slot] == 1, note);
        BOOST_CHECK_MESSAGE(!asked_of(made).empty() || units.back().troops.front().values[slot] == 0, note);
    }
}

BOOST_AUTO_TEST_CASE(numbers_in_other_words) {
    check_list("phalanx",
               "Romans, all regular, 5 AP\n\n1 x HIS IV RA, the General\nhalf a dozen HIS IV RA\n"
               "a brace of LIW III RA\n",
               "1 x (HIS-IV-RA) | 6 x (HIS-IV-RA) | 2 x (LIW-III-RA)");
}

BOOST_AUTO_TEST_CASE(men_are_no_count_beside_a_number) {
    check_list("into-glory-ride",
               "Raglan, AP 5, all regular, 1854\n\n"
               "| No. | Troops | Type | Integrity | Men |\n|---:|---|---|---|---:|\n"
               "| 1 | Heavy Brigade | HCC | IV | 750 |\n| 2 | Union Brigade | HCC | IV | 1500 |\n",
               "1 x (HCC-IV-RA) | 2 x (HCC-IV-RA)");
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride",
                                      "Raglan, AP 5, all regular, 1854\n\n"
                                      "| No. | Troops | Type | Integrity | Men |\n|---:|---|---|---|---:|\n"
                                      "| 1 | Heavy Brigade | HCC | IV | 750 |\n| 1 | Total | | | 800 |\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_year_behind_here_come_is_no_sum) {
    BOOST_CHECK_EQUAL(
        asked_of(read_list("into-glory-ride", fmt::format("Keith, here come the French, September "
                                                          "1809.\n{}",
                                                          french))),
        "");
}

BOOST_AUTO_TEST_CASE(points_over_a_column_may_be_those_of_one) {
    for (const std::string_view ip : {"26", "104"})
        BOOST_CHECK_EQUAL(
            asked_of(
                read_list("undying-lands",
                          fmt::format("Riders. General rating 4\n\nWing 1, sub-commander rating 4, orders: "
                                      "attack\nUnit\tTroops\tNo.\tClass\tOrder\tArmy\tWeapon\tMorale\t"
                                      "Proficiency\tDefence\tShield\tIP\tNotes\n1\tWestfold\t4\tfoot\tclose\t"
                                      "regular\tspear\tIII\tmilitia\tB\tshield\t{}\tGeneral + "
                                      "sub-commander\n",
                                      ip)))
                .find("together"),
            std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_general_with_his_name_in_brackets_has_a_rating) {
    BOOST_CHECK_EQUAL(asked_of(read_list("undying-lands", "The General (the Thain): rating 2\n\nWing A, "
                                                          "sub-commander rating 2, orders hold\n3 foot loose "
                                                          "order irregular (General, sub-commander)\n"))
                          .find("General's rating"),
                      std::string::npos);
}

BOOST_AUTO_TEST_CASE(signs_are_told_in_words) {
    check_list("phalanx",
               "Seleucids, 5 AP, all regular\nGrades: (S) is integrity IV, (O) is integrity III.\n\n"
               "1 x HIP (S)\n2 x HIP (O)\n",
               "1 x (HIP-IV-RA) | 2 x (HIP-III-RA)");
}

BOOST_AUTO_TEST_CASE(activation_points_in_german) {
    const WrittenArmy made =
        read_list("phalanx", "Römer, alle regulär\nAktivierungspunkte: 4\n\n1 x HIS IV RA, General\n");
    const Ruleset& ruleset = rules_called("phalanx");
    BOOST_CHECK_EQUAL(made.army.values[ruleset.trait(Level::army, "ap")->slot], 4);
}

BOOST_AUTO_TEST_CASE(what_nobody_has_may_be_denied) {
    const auto asked = [](std::string_view troops, std::string_view talk) {
        return asked_of(read_list("phalanx", fmt::format("Lydians, all regular, 5 AP\n\n1 x HSC IV, General\n"
                                                         "8 x HIS III\n{}\n\n{}\n",
                                                         troops, talk)));
    };
    for (const std::string_view talk : {"No second line.", "There is no second line.",
                                        "Nothing off the main line.", "I have no second line"})
        BOOST_CHECK_EQUAL(asked("3 x LIN III", talk), "");
    BOOST_CHECK_NE(asked("3 x LIN III, off the main line", "No second line."), "");
    for (const std::string_view talk :
         {"No second line but the LIN.", "No second line for the first three.", "Second line."})
        BOOST_CHECK_MESSAGE(!asked("3 x LIN III", talk).empty(), talk);
}

BOOST_AUTO_TEST_CASE(what_describes_the_game_is_no_value_of_troops) {
    const auto asked = [](std::string_view talk) {
        return asked_of(read_list("phalanx", fmt::format("Lydians, 5 AP\n\n1 x HSC IV RA, General\n"
                                                         "8 x HIS III RA spears\n3 x LIN III IF\n\n{}\n",
                                                         talk)));
    };
    for (const std::string_view talk : {"My regular opponent will laugh.",
                                        "We are looking for a regular game.", "It was a regular defeat."})
        BOOST_CHECK_EQUAL(asked(talk), "");
    for (const std::string_view talk : {"We are regular."})
        BOOST_CHECK_MESSAGE(!asked(talk).empty(), talk);
}

BOOST_AUTO_TEST_CASE(what_every_line_says_otherwise_is_asked_about) {
    const auto asked = [](std::string_view talk) {
        return asked_of(read_list("phalanx", fmt::format("Lydians, 5 AP\n\n1 x HSC IV RA, General\n"
                                                         "8 x HIS III RA\n3 x LIN III IF\n\n{}\n",
                                                         talk)));
    };
    for (const std::string_view talk :
         {"The LIN are regular.", "All HIS are informal.", "All LIN are class IV."})
        BOOST_CHECK_MESSAGE(!asked(talk).empty(), talk);
    for (const std::string_view talk : {"The LIN are informal.", "All HIS are regular."})
        BOOST_CHECK_EQUAL(asked(talk), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
