// SPDX-License-Identifier: MIT
// What players add to troops, sums and statements in passing: each text with the troops that it must give,
// and forms that look alike but must be asked about.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(remarks_beside_troops)

BOOST_AUTO_TEST_CASE(how_guns_were_counted_is_no_troop) {
    for (const std::string_view sum :
         {"4 vignettes (the two with guns count double, I think that's right?)",
          "4 with the two guns counted.", "The two attached guns count as a vignette each, so that is 4.",
          "That's 2 bases but 4 vignettes, since the two attached guns count as one each."})
        BOOST_TEST_CONTEXT(sum)
    check_list("into-glory-ride", fmt::format("AP 5.\n\n2 x (HIP-III-RA)+AA(EII) pikes\n\n{}\n", sum),
               "2 x (HIP-III-RA)+AA(EII)");
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", "AP 5.\n\n2 x (HIP-III-RA)+AA(EII) pikes\n\n"
                                                         "5 vignettes (the two with guns count double)\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(an_attached_gun_has_its_epoch_beside_it) {
    for (const std::string_view gun :
         {"each with an attached gun (AA, epoch II)", "with an attached leather gun (AA, epoch II)",
          "with an attached gun (epoch II - the pom-pom)", "with an attached gun EII"})
        BOOST_TEST_CONTEXT(gun)
    check_list("into-glory-ride", fmt::format("AP 5.\n\n2 x (HIM-III-RA)EII brigades, {}\n", gun),
               "2 x (HIM-III-RA)EII+AA(EII)");
}

BOOST_AUTO_TEST_CASE(a_numeral_beside_the_code_goes_before_one_of_the_name) {
    check_list("phalanx",
               "All regular. AP 5.\n\n1. Legio I - HIN IV, two vignettes\n2. Triarii - HIS V, one\n",
               "2 x (HIN-IV-RA) | 1 x (HIS-V-RA)");
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", "AP 3.\n\n1 x Heavy guns ART II II heavy, RA\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(the_one_who_writes_is_no_numeral) {
    check_list(
        "into-glory-ride",
        "All regular, class III, epoch III. AP 4.\n\nIn the centre I have four vignettes of HIM, the guard.\n"
        "On the left we have two vignettes of HIM, class IV.\n",
        "4 x (HIM-III-RA)EIII | 2 x (HIM-IV-RA)EIII");
}

BOOST_AUTO_TEST_CASE(what_is_said_of_all_may_except_some_by_their_numbers) {
    check_list(
        "phalanx",
        "AP 6. All RA apart from nos. 2 and 3, which are IF.\n\n1. 4 x HIP, class IV\n2. 1 x LIN, class III\n"
        "3. 1 x VLI, class II\n4. 1 x HCC, class V\n",
        "4 x (HIP-IV-RA) | 1 x (LIN-III-IF) | 1 x (VLI-II-IF) | 1 x (HCC-V-RA)");
    check_list("ancient-1969",
               "Successor army, 1000 points. Regular, but for the elephants.\n\nC-in-C = 100\n"
               "20 HI pike C\n3 elephants barb\n",
               "1 x Reg C-in-C | 20 x Reg HI C, pike, shield | 3 x Barb El");
    check_list(
        "phalanx",
        "AP 4. Everything is informal (IF), there was not a regular soldier among them.\n\n2 x HIB-IV\n",
        "2 x (HIB-IV-IF)");
    check_list(
        "ancient-1969",
        "Persian army, 1000 points. Only the Greeks are regular, all the others are barbarians.\n\nC-in-C\n"
        "The Greeks: 20 heavy infantry with long spears, class C\nThe archers: 20 light infantry with bows, "
        "no shield, class D\n",
        "1 x Barb C-in-C | 20 x Reg HI C, long spear, shield | 20 x Barb LI D, bow, no shield");
}

BOOST_AUTO_TEST_CASE(bases_of_foot_and_horse_may_share_a_verb) {
    check_list("phalanx-ii",
               "All regular. Each foot vignette has four bases, each mounted vignette two (15mm).\n\n"
               "2 x HIBn\n1 x HCCn\n",
               "2 x HIBn | 1 x HCCn");
}

BOOST_AUTO_TEST_CASE(a_label_with_a_comma_does_not_hide_the_count) {
    check_list("undying-lands",
               "General rating 3\n\nThe wing (sub-commander rating 4, orders wait)\n\n"
               "- **Unit 1**, 4 x guards: foot, close, regular, pike, morale IV, drilled, defence B, shield. "
               "General "
               "and sub-commander with this unit. *35 IP each = 140*\n",
               "4 x Foot CO Reg, Pike, IV-D, B+Sh", "");
}

BOOST_AUTO_TEST_CASE(a_price_of_officers_is_no_officer) {
    check_list("ancient-1969",
               "British army. All barbarians, all class D. Officers 25 each.\n\nCommander-in-Chief = 100\n"
               "Iceni 40 MI javelin @ 3 = 120, officer 25 = 145\n\nTOTAL 245\n",
               "1 x Barb C-in-C | 40 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_line_may_deny_the_officer_of_every_unit) {
    check_list(
        "ancient-1969",
        "Late Roman army, 1000 points. All troops are regular, and every unit has a unit commander at 10 "
        "points unless I say otherwise. Neither of the generals commands a unit.\n\nC-in-C\n"
        "Unit 1: twenty heavy infantry with long spears, class B.\n"
        "Unit 2: two light dart engines, no unit commander.\n",
        "1 x Reg C-in-C | 20 x Reg HI B, long spear, shield & 1 x Reg Cdr | 2 x Reg LEng, darts");
}

BOOST_AUTO_TEST_CASE(a_leader_stands_with_the_troops_of_his_line) {
    check_list(
        "ancient-1969",
        "Late Roman, 1000 points, all regular\n\n"
        "Scholae 10 SHC lance A @ 14 = 140, led by the Commander-in-Chief 100 = 240\n"
        "Ioviani 30 HI short spear B @ 7 = 210, officer 10 = 220\n",
        "10 x Reg SHC A, lance, shield & 1 x Reg C-in-C | 30 x Reg HI B, short spear, shield & 1 x Reg Cdr");
    check_list("ancient-1969",
               "Successors, 1000 points, all regular\n\n1. Pyrrhus, C-in-C = 100\n"
               "   leading 12 HC lance A @ 12 (no other officer) = 144\n",
               "1 x Reg C-in-C & 12 x Reg HC A, lance, shield");
    check_list(
        "ancient-1969",
        "Germans, 1000 points, every man a barbarian.\n\nC-in-C (100), personally leads his household:\n"
        "   14 HI long spear B @ 10 = 140\n",
        "1 x Barb C-in-C & 14 x Barb HI B, long spear, shield");
    check_list("ancient-1969",
               "Persians, 1000 points\n\nKinsmen 12 HC spear & javelin B barb @ 13 .. 156\n"
               "   + C-in-C (barb), leads them in person .. 100\n",
               "12 x Barb HC B, spear and javelin, shield & 1 x Barb C-in-C");
}

BOOST_AUTO_TEST_CASE(headings_stand_between_the_rows_of_a_table) {
    check_list(
        "into-glory-ride",
        "Everything irregular (IA). AP 3.\n\nTroops                 Class  Integrity  Epoch  Number\n\n"
        "RIGHT WING\nRajputs                HCC    IV         -      2\nLEFT WING\n"
        "Turcoman horse         LSC    II         II     2\n",
        "2 x (HCC-IV-IA) | 2 x (LSC-II-IA)EII");
    check_list("into-glory-ride",
               "AP is 6.\n\nQty;Class;Integrity;Army;Epoch;Weight;Remarks\n1;HIM;V;RA;II;;Old Guard with the "
               "General\n",
               "1 x (HIM-V-RA)EII");
}

BOOST_AUTO_TEST_CASE(what_they_are_may_follow_their_count) {
    check_list("undying-lands",
               "General rating 3\n\nThe wing has a sub-commander of rating 4 and orders to wait.\n"
               "Unit one: three vignettes of wardens. They are close order regular foot with spear, morale "
               "V, skilled, "
               "defence D with large shield. The General and the sub-commander have joined this unit.\n",
               "3 x Foot CO Reg, Spear, V-S, D+LSh");
}

BOOST_AUTO_TEST_CASE(words_of_a_name_are_no_typing_errors) {
    check_list("into-glory-ride", "AP 6.\n\n2 x (HIM-IV-RA)EII légère\n", "2 x (HIM-IV-RA)EII");
    check_list(
        "ancient-1969",
        "Gallic army, 1000 points. All barbarians.\n\nC-in-C 100\nlads 20 LI D sling, no shield @ 2 = 40\n"
        "Total 140\nOne point more or less, who is counting?\n",
        "1 x Barb C-in-C | 20 x Barb LI D, sling, no shield");
    check_list("phalanx-ii",
               "Everyone is IR.\n\nHCC+ x1 Vercingetorix and his nobles\nHCCn x2 other nobles\n",
               "1 x HCC+ | 2 x HCCn");
}

BOOST_AUTO_TEST_CASE(a_class_may_be_said_of_all) {
    check_list(
        "undying-lands",
        "All of mine are mounted regulars of average size. The General is rated 5.\n\n"
        "Left wing. Sub-commander's rating 4. Orders: attack.\n"
        "Unit 1, with the General and the sub-commander: 4 vignettes in loose order, lance, morale IV, "
        "skilled, "
        "defence C with shield, no barding.\n"
        "Unit 2: 2 vignettes of foot in close order, spear, morale III, drilled, defence C with shield.\n",
        "4 x Mtd LO Reg, Lance, IV-S, C+Sh | 2 x Foot CO Reg, Spear, III-D, C+Sh");
}

BOOST_AUTO_TEST_CASE(a_name_behind_a_number_heads_its_unit) {
    check_list("ancient-1969",
               "Successor army of 1000 points. All regular, except the elephants and the Dahae, which are "
               "barbarian. "
               "The officer stands on the line before his unit.\n\nAntiochos, commander-in-chief, 100\n\n"
               "1. Silver Shields\nUnit commander, 10\nThirty heavy infantry, pike, class B, 210\n"
               "2. Elephants\nUnit commander, barbarian, 25\nThree elephants, barbarian, 75\n",
               "1 x Reg C-in-C | 1 x Reg Cdr & 30 x Reg HI B, pike, shield | 1 x Barb Cdr & 3 x Barb El");
    check_list("ancient-1969",
               "Successor army of 1000 points. All are regular.\n\nUnit 1: the commander-in-chief leads "
               "fourteen heavy "
               "cavalry with lances, class A.\n",
               "1 x Reg C-in-C & 14 x Reg HC A, lance, shield");
}

BOOST_AUTO_TEST_CASE(a_column_of_troops_may_hold_their_code) {
    check_list("phalanx-ii", "Number,Troop,Army,Name\n1,HIW+,IR,Decebalus (General)\n4,HIWn,IR,Falxmen\n",
               "1 x HIW+ | 4 x HIWn");
    check_list("into-glory-ride",
               "AP 4.\n\nNumber;Troops;Remarks\n1;(HCC-V-IA);Prince Rupert - General\n"
               "1;(ART-II-RA)EII medium;the King's guns\n",
               "1 x (HCC-V-IA) | 1 x (ART-II-RA)EII medium");
}

BOOST_AUTO_TEST_CASE(a_link_is_of_the_only_kind_that_the_rules_know) {
    const WrittenArmy made =
        read_list("phalanx-ii", "All regular.\n\nLink: 2 x HIN+ (Legio X)\n1 x HIN+ Caesar\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    const std::size_t link = rules_called("phalanx-ii").trait(Level::unit, "link")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[link], 1);
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "All regular. AP 5.\n\nLink: 2 x HIN-IV\n1 x HIN-V\n")), "");
}

BOOST_AUTO_TEST_CASE(remarks_that_say_nothing_of_the_troops) {
    check_list(
        "phalanx",
        "AP 4. My whole army counts as regular.\n\nLeft wing (behind the elephants)\n8 x HIS III hoplites\n"
        "Centre\n1 x HIP V Silver Shields\n   + General (Antiochus III)\n3 x IND III\n",
        "8 x (HIS-III-RA) | 1 x (HIP-V-RA) | 3 x (IND-III-RA)");
    check_list(
        "phalanx-ii",
        "Everything irregular (IR) except the hird, who draw pay and are regular (RA).\n\n1 HIW+ the hird, "
        "General\n11 HISn hersirs\n",
        "1 x HIW+ | 11 x HISn");
}

BOOST_AUTO_TEST_CASE(a_remark_in_a_row_may_tell_of_its_gun_and_its_epoch) {
    check_list("into-glory-ride",
               "AP 5.\n\nNo.;Class;Integrity;Army;Name;Notes\n"
               "4;HIM;IV;RA;Grey brigade;with an attached gun, Epoch III\n"
               "2;HIP;III;RA;Blue brigade;\"with an attached gun, epoch II\"\n"
               "2;HIM;III;RA;Red brigade;Epoch III\n1;HCC;V;RA;Staff;General\n",
               "4 x (HIM-IV-RA)EIII+AA(EIII) | 2 x (HIP-III-RA)+AA(EII) | 2 x (HIM-III-RA)EIII | "
               "1 x (HCC-V-RA)");
    check_list("into-glory-ride",
               "AP 5.\n\n| Vignettes | Code | Epoch | Who | Remarks |\n|---|---|---|---|---|\n"
               "| 4 | HIM-IV-RA | IV | Grey brigade | with an attached light gun, Epoch III |\n"
               "| 1 | HCC-V-RA | | Staff | General |\n",
               "4 x (HIM-IV-RA)EIV+AA(EIII) | 1 x (HCC-V-RA)");
    check_list("into-glory-ride",
               "AP 5. All have Epoch V weapons.\n\nNo.;Class;Integrity;Army;Name;Notes\n"
               "4;HIM;IV;RA;Grey brigade;with an attached gun, Epoch III\n",
               "4 x (HIM-IV-RA)EV+AA(EIII)");
    check_list("into-glory-ride",
               "AP 5.\n\n2 x (HIM-III-RA)EIV brigades with an attached field gun, epoch II\n",
               "2 x (HIM-III-RA)EIV+AA(EII)");
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride",
                                      "AP 5.\n\nNo.;Class;Integrity;Army;Name;Notes\n"
                                      "4;HIM;IV;RA;Grey brigade;Epoch III, with an attached mountain gun\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_story_of_the_men_says_nothing_of_them) {
    const auto list = [](std::string_view settlers) {
        return read_list("phalanx-ii",
                         fmt::format("Attalids\n\nPikemen (HIPn, RA) - three\nSettlers {} - two\n"
                                     "Horse guards (HCC+, RA), the General - one\n",
                                     settlers));
    };
    const std::string plain = troops_of("phalanx-ii", list("(LIWn, IR)"));
    for (const std::string_view settlers :
         {"(LIWn, IR; they have been paid and housed for two generations)",
          "(LIWn, IR, they came with the herds)", "(LIWn, IR - they had served for years)",
          "(LIWn, IR) (they have been paid for three winters)", "(LIWn, IR; who fought beside us)"})
        BOOST_TEST_CONTEXT(settlers) {
            BOOST_CHECK_EQUAL(asked_of(list(settlers)), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", list(settlers)), plain);
        }
    for (const std::string_view settlers :
         {"(LIWn, IR; they are no warband any more)", "(LIWn, IR; they were RA once)",
          "(LIWn, IR; they have three friends in the next line)", "(LIWn, IR; they count as the others)"})
        BOOST_CHECK_MESSAGE(
            !asked_of(list(settlers)).empty() || troops_of("phalanx-ii", list(settlers)) != plain, settlers);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
