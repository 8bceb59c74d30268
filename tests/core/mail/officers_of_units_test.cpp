// SPDX-License-Identifier: MIT
// Officers whom a line tells beside several units, or in a sentence between its troops and their price.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(officers_of_units)

BOOST_AUTO_TEST_CASE(as_many_officers_as_units_are_one_in_each) {
    const auto list = [](std::string_view line) {
        return fmt::format("Gauls, 1000 points. All barbarians.\n\nC-in-C = 100\n{}\n", line);
    };
    for (const std::string_view line : {"2 x 18 MI B javelin @ 4 = 144, 2 unit commanders @ 25 = 50",
                                        "2 x 18 MI B javelin @ 4 = 144 + 2 unit commanders @ 25 = 50",
                                        "2 units of 18 MI B javelin @ 4 = 144, two unit commanders @ 25 = 50",
                                        "2 x 18 MI B javelin @ 4 = 144, with 2 x unit commander @ 25 = 50",
                                        "2 x 18 MI B javelin @ 4 = 144, 2 UC @ 25 = 50",
                                        "2 x 18 MI B javelin @ 4 = 144, each with a unit commander @ 25 = 50",
                                        "2 x 18 MI B javelin, 2 unit commanders = 194"})
        BOOST_TEST_CONTEXT(line)
    check_list("ancient-1969", list(line),
               "1 x Barb C-in-C | 18 x Barb MI B, javelin, shield & 1 x Barb Cdr | "
               "18 x Barb MI B, javelin, shield & 1 x Barb Cdr");
    for (const std::string_view line : {"3 x 18 MI B javelin @ 4 = 216, 2 unit commanders @ 25 = 50",
                                        "2 x 18 MI B javelin @ 4 = 144, 3 unit commanders @ 25 = 75",
                                        "2 x 18 MI B javelin @ 4 = 144, 2 unit commanders @ 25 = 75",
                                        "2 x 18 MI B javelin @ 4 = 144, 2 unit commanders @ 25 = 25",
                                        "2 x 18 MI B javelin @ 4 = 144, two unit commanders = 25",
                                        "2 units of 18 MI B javelin @ 4 = 144 + 2 UC @ 25 = 25"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(line))), "");
}

BOOST_AUTO_TEST_CASE(every_unit_has_an_officer_and_the_line_tells_them) {
    check_list("ancient-1969",
               "All barbarians, and every unit has its commander at 25 points.\n\nC-in-C = 100\n"
               "2 x 18 MI B javelin @ 4 = 144, 2 unit commanders @ 25 = 50\n\n"
               "Total 294, I know that is not 1000 but I have no more painted.\n",
               "1 x Barb C-in-C | 18 x Barb MI B, javelin, shield & 1 x Barb Cdr | "
               "18 x Barb MI B, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(an_officer_is_told_between_troops_and_their_price) {
    const auto made = [](std::string_view said) {
        return read_list(
            "undying-lands",
            fmt::format("General rating 3\n\nWING ONE, sub-commander rating 2, orders attack\n"
                        "* Ogres - 4 vignettes, foot, loose order, irregular, spear, average physique, "
                        "average size, morale III, drilled, defence B, shield. The General and the "
                        "sub-commander are with the ogres.\n\n"
                        "WING TWO, sub-commander rating 1, orders attack\n"
                        "* Trolls - 2 vignettes, leviathan, loose order, irregular, 2HW, extreme physique, "
                        "large size, morale III, drilled, defence C, no shield. {}\n",
                        said));
    };
    const TraitValues told = made("(sub-commander)").army.bodies[1].units[0].values;
    for (const std::string_view said :
         {"Sub-commander is with the trolls. 24 IP each", "Sub-commander is with the trolls, 24 IP each",
          "The sub-commander leads the trolls. 24 IP each = 48", "24 IP each. Sub-commander is with them.",
          "The sub-commander is with the trolls; 24 IP each", "Sub-commander here. 24 IP each"})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy read = made(said);
            BOOST_CHECK_EQUAL(asked_of(read), "");
            BOOST_REQUIRE_EQUAL(read.army.bodies.size(), 2U);
            BOOST_CHECK(read.army.bodies[1].units[0].values == told);
        }
    for (const std::string_view said :
         {"Sub-commander is with the gnomes. 24 IP each", "Sub-commander is not with the trolls. 24 IP each",
          "Sub-commander is with the trolls. 2 more IP each"})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(made(said)), "");
}

BOOST_AUTO_TEST_CASE(a_sentence_lists_the_generals) {
    const auto list = [](std::string_view sentence) {
        return fmt::format("My Gauls for 1000 points, everything barbarian.\n\n{}\n"
                           "1) Nobles: ten heavy cavalry with javelins, class B, at 13 points.\n"
                           "2) Warriors: forty medium infantry with javelins, class D, at 3 points.\n",
                           sentence);
    };
    const std::string_view rest = " | 10 x Barb HC B, javelin, shield | 40 x Barb MI D, javelin, shield";
    for (const std::string_view sentence :
         {"The generals are one commander-in-chief (Orgetorix, 100 points) and one sub-general (Diviciacus, "
          "50 points); each stands on his own.",
          "The generals: one commander-in-chief (100 points) and one sub-general (50 points).",
          "My generals are a commander-in-chief at 100 points and a sub-general at 50 points.",
          "There is one commander-in-chief (Orgetorix, 100 points) and one sub-general (50 points).",
          "I have one commander-in-chief at 100 points, and one sub-general at 50 points; both stand alone.",
          "The army is led by one commander-in-chief (Orgetorix, 100 points) and one sub-general (50 "
          "points).",
          "The generals are one commander-in-chief (one hundred points) and one sub-general (fifty points).",
          "The generals are one commander-in-chief and one sub-general."})
        BOOST_TEST_CONTEXT(sentence)
    check_list("ancient-1969", list(sentence), "1 x Barb C-in-C | 1 x Barb Sub-General" + std::string(rest));
    for (const std::string_view sentence :
         {"The generals are one commander-in-chief (90 points) and one sub-general (50 points).",
          "The generals are one commander-in-chief or one sub-general (50 points).",
          "The generals are one commander-in-chief (100 points) and no sub-general, or one at 50 points."})
        BOOST_TEST_CONTEXT(sentence)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(sentence))), "");
}

BOOST_AUTO_TEST_CASE(a_sentence_may_explain_the_column_of_officers) {
    for (const std::string_view said :
         {"Every unit but the artillery has a unit commander (column \"Off\").",
          "Each unit except the artillery gets an officer, see the column \"Off\".",
          "Every unit apart from the artillery comes with its officer (in the column \"Off\").",
          "Every unit has a unit commander but the artillery."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969",
               fmt::format("Roman army, 1000 points. {}\n\n"
                           "Unit;Number;Type;Status;Quality;Weapon;Shield;Each;Off;Points\n"
                           "Legate;1;Commander in chief;reg;;;;100;;100\n"
                           "Legion;20;HI;reg;B;pilum;yes;7;10;150\n"
                           "Horse;10;MC;reg;C;javelin;yes;8;10;90\n"
                           "Artillery;1;light dart engine;reg;;;;15;;15\n",
                           said),
               "1 x Reg C-in-C | 20 x Reg HI B, pilum, shield & 1 x Reg Cdr | "
               "10 x Reg MC C, javelin, shield & 1 x Reg Cdr | 1 x Reg LEng, darts");
}

BOOST_AUTO_TEST_CASE(a_word_may_stand_for_the_officer) {
    const auto list = [](std::string_view said) {
        return fmt::format("Gallic army. All barbarian. {}\n\nThe king, C-in-C, alone      100\n"
                           "Riders: 10 light cavalry, javelin, class D, led      85\n"
                           "Spears: 20 medium infantry, javelin, class D, led    85\n",
                           said);
    };
    const std::string_view troops = "1 x Barb C-in-C | 10 x Barb LC D, javelin, shield & 1 x Barb Cdr | "
                                    "20 x Barb MI D, javelin, shield & 1 x Barb Cdr";
    for (const std::string_view said :
         {"Where I write \"led\" the unit has a unit commander of its own at 25 points, and this is in the "
          "figure on the right.",
          "\"Led\" means that the unit has its own unit commander, included in the price.",
          "If I put \"led\" it has a unit commander for 25."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", list(said), troops);
    for (const std::string_view said :
         {"", "Where I write \"led\" the unit has a unit commander of its own at 35 points.",
          "Where I write \"led\" the unit has a unit commander in every second rank."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list(said))), "");
}

BOOST_AUTO_TEST_CASE(the_price_of_the_officer_may_be_added_in_front) {
    const auto list = [](std::string_view said, std::string_view plus) {
        return fmt::format("Gallic army. All barbarian. {}\n\n100      Chief, C-in-C, on his own\n"
                           "60+{}    twenty riders: light cavalry, class D, javelin, shieldless\n"
                           "60+{}    twenty spears: medium infantry, class D, javelin\n",
                           said, plus, plus);
    };
    const auto read = [](const std::string& text) { return read_list("ancient-1969", text); };
    for (const std::string_view said :
         {"Price first: the men, then plus 25 for the unit commander that each unit has.",
          "In front the price of the men, plus 25 for their unit commander."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read(list(said, "25"));
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", made),
                              "1 x Barb C-in-C | 20 x Barb LC D, javelin, no shield & 1 x Barb Cdr | "
                              "20 x Barb MI D, javelin, shield & 1 x Barb Cdr");
        }
    BOOST_CHECK_NE(asked_of(read(list("", "25"))), "");
    BOOST_CHECK_NE(asked_of(read(list("Plus 35 for the unit commander.", "35"))), "");
    BOOST_CHECK_NE(asked_of(read(list("Plus 25 for the unit commander, but not for the riders.", "25"))), "");
}

BOOST_AUTO_TEST_CASE(the_first_unit_may_have_no_officer) {
    const auto list = [](std::string_view said) {
        return fmt::format("Gallic army. All barbarian. {}\n\n1) C-in-C (100), rides with 10 HC, class B\n"
                           "2) 20 MI, class D, javelin\n3) 20 MI, class D, javelin\n",
                           said);
    };
    for (const std::string_view said : {"Every unit bar the first has its unit commander at 25.",
                                        "Every unit but the 1st has a unit commander."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969", list(said),
               "1 x Barb C-in-C & 10 x Barb HC B, shield | 20 x Barb MI D, javelin, shield & 1 x Barb Cdr | "
               "20 x Barb MI D, javelin, shield & 1 x Barb Cdr");
    BOOST_CHECK_NE(
        asked_of(read_list("ancient-1969", list("Every unit but the ninth has a unit commander."))), "");
}

BOOST_AUTO_TEST_CASE(an_officer_named_for_other_troops_is_asked_about) {
    const auto list = [](std::string_view first, std::string_view second) {
        return read_list("ancient-1969",
                         fmt::format("Persian, all barbarian.\n\nC-in-C\n20 Medes, LI D, sling, no shield\n"
                                     "1 unit commander {}\n20 Royal Saka, MI D, bow\n1 unit commander {}\n",
                                     first, second));
    };
    for (const auto& [first, second] : {std::pair("of the Medes", "of the Saka"), std::pair("", ""),
                                        std::pair("Gobryas", "of the Royal Saka")})
        BOOST_CHECK_EQUAL(asked_of(list(first, second)), "");
    for (const auto& [first, second] :
         {std::pair("of the Saka", "of the Medes"), std::pair("of the Medes", "of the Medes")})
        BOOST_CHECK_NE(asked_of(list(first, second)), "");
}

// A heading over one officer and several lines of troops.
BOOST_AUTO_TEST_CASE(a_block_with_one_officer_is_one_unit) {
    const auto list = [](std::string_view heading, std::string_view block) {
        return fmt::format("Persian army.\n\nC-in-C, barbarian 100\n\nNOBLES\nunit commander, barbarian 25\n"
                           "20 medium cavalry, barbarian B, javelin, shield @ 7 = 140\n\n{}\n{}\n",
                           heading, block);
    };
    const std::string commander = "unit commander, barbarian 25\n";
    const std::string men = "30 medium infantry, barbarian D, short spear, shield @ 3 = 90\n"
                            "30 medium infantry, barbarian D, bow, no shield @ 2 = 60\n";
    const std::string nobles = "1 x Barb C-in-C | 1 x Barb Cdr & 20 x Barb MC B, javelin, shield | ";
    check_list("ancient-1969", list("SPARABARA", commander + men),
               nobles +
                   "1 x Barb Cdr & 30 x Barb MI D, short spear, shield & 30 x Barb MI D, bow, no shield");
    check_list("ancient-1969", list("Sparabara:", men + commander),
               nobles +
                   "30 x Barb MI D, short spear, shield & 30 x Barb MI D, bow, no shield & 1 x Barb Cdr");
    // A wing may have several units, and each of those that have a name may be one.
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list("Left wing:", commander + men))), "");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      list("SPARABARA", commander + "Susa: 30 MI barbarian D short spear, "
                                                                    "shield @ 3 = 90\nSaka: 30 MI barbarian "
                                                                    "D bow, no shield @ 2 = 60\n"))),
                   "");
}

BOOST_AUTO_TEST_CASE(an_officer_is_of_the_kind_of_his_unit) {
    const auto list = [](std::string_view allies, std::string_view officer) {
        return read_list("ancient-1969",
                         fmt::format("Late Roman army, 1000 points.\n\nFigures | Troops | Status\n"
                                     "1 | C-in-C | regular\n24 | HI, B, pilum | regular\n"
                                     "1 | unit commander | regular\n30 | MI, D, javelin | {}\n"
                                     "1 | unit commander | {}\n20 | LI, C, bow, no shield | regular\n"
                                     "1 | unit commander | regular\n1 | heavy dart engine | regular\n",
                                     allies, officer));
    };
    const WrittenArmy made = list("barbarian", "barbarian");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(2).troops.size(), 2);
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(4).troops.size(), 1);
    BOOST_CHECK_NE(asked_of(list("regular", "regular")), ""); // nothing shows which way they stand
    BOOST_CHECK_NE(asked_of(list("barbarian", "regular")), "");
    BOOST_CHECK_NE(asked_of(list("regular", "barbarian")), "");
}

// The engines have no officer: 100 + 178 + 30 points.
BOOST_AUTO_TEST_CASE(an_empty_cell_beneath_officer_is_no_officer) {
    const auto list = [](std::string_view heading, std::string_view engines, std::string_view sum) {
        return read_list("ancient-1969",
                         fmt::format("Romans, 1000 points. The officer of each unit is a unit commander.\n\n"
                                     "| Unit | Figures | Type | Status | Class | Weapon | {} |\n"
                                     "|---|---|---|---|---|---|---|\n"
                                     "| Comes | 1 | Commander-in-Chief | regular | | | |\n"
                                     "| Herculiani | 24 | heavy infantry | regular | B | long spear | 10 |\n"
                                     "| Ballistae | 2 | light dart engine | regular | | | {} |\n\n{}\n",
                                     heading, engines, sum));
    };
    const std::string_view without =
        "1 x Reg C-in-C | 24 x Reg HI B, long spear, shield & 1 x Reg Cdr | 2 x Reg LEng, darts";
    for (const std::string_view heading : {"Officer", "Unit commander", "Commander", "Cdr"})
        for (const std::string_view cell : {"", "-", "none"})
            BOOST_TEST_CONTEXT(heading << " over " << cell) {
                const WrittenArmy made = list(heading, cell, "Total 308 points.");
                BOOST_CHECK_EQUAL(troops_of("ancient-1969", made), without);
                BOOST_CHECK_EQUAL(asked_of(made), "");
            }
    // Without a sum that shows it, or with one that shows otherwise, it is asked.
    BOOST_CHECK_NE(asked_of(list("Officer", "", "Cheers")).find("each unit has an officer"),
                   std::string::npos);
    BOOST_CHECK_NE(asked_of(list("Officer", "", "Total 318 points.")), "");
    BOOST_CHECK_EQUAL(asked_of(list("Officer", "10", "Total 318 points.")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
