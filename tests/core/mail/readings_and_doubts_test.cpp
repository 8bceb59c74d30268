// SPDX-License-Identifier: MIT
// Kinds of writing, each with near ones that say less and have to be asked.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(readings_and_doubts)

BOOST_AUTO_TEST_CASE(two_officers_are_both_there) {
    check_list("undying-lands",
               "Dear Keith,\n"
               "\n"
               "the Coast Guard, General with a rating of 4.\n"
               "\n"
               "The left wing has a sub-commander of rating three and orders to hold.\n"
               "Its first unit is three vignettes of close order regular foot with pikes, morale IV, "
               "drilled, defence class C with shield; the sub-commander is here.\n"
               "Its second unit is two vignettes of open order regular foot with SRW, morale III, militia, "
               "defence class A without shield.\n"
               "\n"
               "The right wing has a sub-commander of rating four and orders to attack.\n"
               "Its only unit is three vignettes of close order regular mounted with lances, morale V, "
               "skilled, defence class E with shield; General and sub-commander both ride here.\n"
               "\n"
               "Yours,\n"
               "Edith\n",
               "3 x Foot CO Reg, Pike, IV-D, C+Sh | 2 x Foot OO Reg, SA+SRW, III-M, A | 3 x Mtd CO Reg, "
               "Lance, V-S, E+Sh");
    check_list(
        "undying-lands",
        "General: rating 4\n"
        "\n"
        "Left wing (sub-commander rating 3, orders hold)\n"
        "Unit 1: 3 vignettes, foot, close order, regular, pike, morale IV, drilled, defence C, shield; "
        "General and sub-commander are both dismounted\n"
        "Unit 2: 2 vignettes, foot, open order, regular, SRW, morale III, militia, defence A, no shield\n",
        "3 x Foot CO Reg, Pike, IV-D, C+Sh | 2 x Foot OO Reg, SA+SRW, III-M, A",
        "line 4: \"both dismounted\": not understood; read as 3 x Foot CO Reg, Pike, IV-D, C+Sh\n");
}

BOOST_AUTO_TEST_CASE(what_is_said_of_all_of_a_part_holds_for_that_part) {
    check_list("phalanx",
               "Bohemians, AP 5. All RA, class III unless I say something else.\n"
               "\n"
               "Centre, all of it behind the wagons (field defences).\n"
               "  3 x HIS\n"
               "  1 x HIN class V - Prokop, General\n"
               "Left wing, everybody class IV:\n"
               "  3 x HIN - flails\n"
               "Reserve (all of them class II)\n"
               "  3 x LIN - crossbows\n"
               "  1 x HIB\n"
               "  1 x HSC\n"
               "\n",
               "3 x (HIS-III-RA) | 1 x (HIN-V-RA) | 3 x (HIN-IV-RA) | 3 x (LIN-II-RA) | 1 x (HIB-II-RA) | 1 "
               "x (HSC-II-RA)");
    check_list("phalanx",
               "Bohemians, AP 5. All RA, class III.\n"
               "\n"
               "Centre\n"
               "  3 x HIS\n"
               "  1 x HIN, General\n"
               "Left wing\n"
               "  6 x HIN\n"
               "  2 x LIN\n"
               "\n"
               "Centre, all of it behind field defences.\n",
               "3 x (HIS-III-RA) | 1 x (HIN-III-RA) | 6 x (HIN-III-RA) | 2 x (LIN-III-RA)");
    check_list("phalanx",
               "Bohemians, AP 5. All RA, class III.\n"
               "\n"
               "Centre\n"
               "  3 x HIS\n"
               "  1 x HIN, General\n"
               "Left wing\n"
               "  6 x HIN\n"
               "  2 x LIN\n"
               "\n"
               "Right wing, all of it behind field defences.\n",
               "3 x (HIS-III-RA) | 1 x (HIN-III-RA) | 6 x (HIN-III-RA) | 2 x (LIN-III-RA)",
               "line 10: not understood; it may be troops\n");
}

BOOST_AUTO_TEST_CASE(a_heading_over_all_units_is_the_name_of_none) {
    check_list("phalanx",
               "Keith,\n"
               "\n"
               "Kushans, AP 4. My units:\n"
               "\n"
               "\"Kanishka\": 1 x (CAT-IV-RA), General\n"
               "\"Elephants\": 1 x (IND-III-RA)\n"
               "\"Spears\": support link, 1 x (HIN-III-RA) in front + 1 x (VLI-II-RA) behind\n"
               "\"Archers\": link in line, 3 x (HIB-III-RA)\n"
               "\"Horse\": 5 x (HSC-III-IF)\n"
               "\n"
               "Total: 12 vignettes\n"
               "\n"
               "Thanks\n"
               "Vasu\n",
               "1 x (CAT-IV-RA) | 1 x (IND-III-RA) | 1 x (HIN-III-RA) & 1 x (VLI-II-RA) | 3 x (HIB-III-RA) | "
               "5 x (HSC-III-IF)");
}

BOOST_AUTO_TEST_CASE(a_remark_in_brackets_belongs_to_the_troops_above) {
    check_list("phalanx-ii",
               "Dear Keith,\n"
               "\n"
               "Ptolemaics, a regular army.\n"
               "\n"
               "HIP, RA, normal: 5\n"
               "   (machimoi among them)\n"
               "HIP, RA, plus: 1\n"
               "   (the King's own agema, he is the General)\n"
               "ELE, RA, normal: 1\n"
               "   (African elephants)\n"
               "HIW, IR, normal: 2\n"
               "   (Galatians)\n"
               "LIS, IR, normal: 2\n"
               "VLI, IR, minus: 1\n"
               "   (slingers, so called)\n"
               "Sum: 12\n",
               "5 x HIPn | 1 x HIP+ | 1 x ELEn | 2 x HIWn | 2 x LISn | 1 x VLI-");
    for (const std::string_view remark : {"General is with the elephants", "irregular"})
        BOOST_TEST_CONTEXT(remark)
    BOOST_CHECK_NE(
        asked_of(read_list(
            "phalanx-ii",
            fmt::format("HIP, RA, normal: 6\nHCC, RA, plus: 2\n   ({})\nHCC, RA, normal: 1, General\n",
                        remark))),
        "");
}

BOOST_AUTO_TEST_CASE(talk_stands_behind_a_code_its_values_and_a_count) {
    check_list("phalanx-ii",
               "Subject: Aetius\n"
               "\n"
               "Keith, for Phalanx II:\n"
               "\n"
               "a) HIN+ RA - 1 - bucellarii, with Aetius (General)\n"
               "b) HINn RA - 4 - the old legions, they still drill\n"
               "c) LISn RA - 2 - auxilia, hired by us\n"
               "d) HSCn RA - 2 - equites\n"
               "e) HIWn IR - 2 - Franks, he calls them friends\n"
               "f) VLI- IR - 1 - slingers\n"
               "\n"
               "a to f = 12.\n"
               "\n"
               "Fiona\n",
               "1 x HIN+ | 4 x HINn | 2 x LISn | 2 x HSCn | 2 x HIWn | 1 x VLI-");
    for (const std::string_view told : {"2 - if I can borrow them", "2, I hope",
                                        "2 - but only one if they are too many", "2 of them, I think"})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", fmt::format("a) HIN+ RA - 1 - General\nb) LISn RA - {}\n", told))),
        "");
}

BOOST_AUTO_TEST_CASE(prices_of_officers_are_told_by_status) {
    check_list("ancient-1969",
               "Late Romans, 1000 pts:\n"
               "\n"
               "CinC reg\n"
               "30 HI reg C, long spear + UC\n"
               "12 SHC reg B, lance + UC\n"
               "24 LI reg C, bow, shieldless + UC\n"
               "30 MI barb D, javelin + UC (barb)\n"
               "\n"
               "UC = unit commander, 10 each for the regulars and 25 for the barbarian one.\n",
               "1 x Reg C-in-C | 30 x Reg HI C, long spear, shield & 1 x Reg Cdr | 12 x Reg SHC B, lance, "
               "shield & 1 x Reg Cdr | 24 x Reg LI C, bow, no shield & 1 x Reg Cdr | 30 x Barb MI D, "
               "javelin, shield & 1 x Barb Cdr");
    check_list("ancient-1969",
               "Late Romans, 1000 pts:\n"
               "\n"
               "CinC reg\n"
               "30 HI reg C, long spear + UC\n"
               "12 SHC reg B, lance + UC\n"
               "24 LI reg C, bow, shieldless + UC\n"
               "30 MI barb D, javelin + UC (barb)\n"
               "\n"
               "UC = unit commander, 25 each for the regulars and 10 for the barbarian one.\n",
               "1 x Reg C-in-C | 30 x Reg HI C, long spear, shield & 1 x Reg Cdr | 12 x Reg SHC B, lance, "
               "shield & 1 x Reg Cdr | 24 x Reg LI C, bow, no shield & 1 x Reg Cdr | 30 x Barb MI D, "
               "javelin, shield & 1 x Barb Cdr",
               "line 9: 25 each, but no Unit commander of the list costs that\n"
               "line 9: 10 each, but no Unit commander of the list costs that\n");
}

BOOST_AUTO_TEST_CASE(the_size_of_an_army_is_agreed_where_a_sum_comes_out) {
    check_list("ancient-1969",
               "Unit;Figures;Type;Status;Quality;Weapons;Shield;Each;Sum\n"
               "Staff;1;commander-in-chief;barbarian;;;;100;100\n"
               "Archers;40;medium infantry;barbarian;D;bow, short spear;no;3;120\n"
               "Archers;1;unit commander;barbarian;;;;25;25\n"
               "Horse;24;medium cavalry;barbarian;D;javelin;yes;6;144\n"
               "Horse;1;unit commander;barbarian;;;;25;25\n"
               ";;;;;;;total;414\n"
               "\n"
               "Gallic army of 500 points for the Sunday game. Please confirm that it has arrived.\n",
               "1 x Barb C-in-C | 40 x Barb MI D, bow, short spear, no shield & 1 x Barb Cdr | 24 x Barb MC "
               "D, javelin, shield & 1 x Barb Cdr");
    check_list("ancient-1969",
               "Unit;Figures;Type;Status;Quality;Weapons;Shield;Each;Sum\n"
               "Staff;1;commander-in-chief;barbarian;;;;100;100\n"
               "Archers;40;medium infantry;barbarian;D;bow, short spear;no;3;120\n"
               "Archers;1;unit commander;barbarian;;;;25;25\n"
               "Horse;24;medium cavalry;barbarian;D;javelin;yes;6;144\n"
               "Horse;1;unit commander;barbarian;;;;25;25\n"
               "\n"
               "Gallic army of 500 points.\n",
               "1 x Barb C-in-C | 40 x Barb MI D, bow, short spear, no shield & 1 x Barb Cdr | 24 x Barb MC "
               "D, javelin, shield & 1 x Barb Cdr",
               "line 8: declared 500 points, computed 414\n");
}

BOOST_AUTO_TEST_CASE(a_leader_under_the_heading_of_a_unit_leads_the_line_beneath) {
    check_list("ancient-1969",
               "Assyrian army, 1000 points.\n"
               "\n"
               "A  Royal guard\n"
               "   Esarhaddon, C-in-C, reg, leads this unit .... 100\n"
               "   14 HC reg B spear & javelin @ 11 ............ 154\n"
               "B  Chariotry\n"
               "   15 chariots barb B @ 16 ..................... 240\n"
               "   unit commander barb ......................... 25\n"
               "C  Levy spears\n"
               "   30 MI barb D short spear @ 3 ................ 90\n"
               "   unit commander barb ......................... 25\n"
               "\n"
               "   634\n",
               "1 x Reg C-in-C & 14 x Reg HC B, spear and javelin, shield | 15 x Barb Ch B & 1 x Barb Cdr | "
               "30 x Barb MI D, short spear, shield & 1 x Barb Cdr");
    check_list("ancient-1969",
               "Assyrian army, 1000 points.\n"
               "\n"
               "A  Royal guard\n"
               "   Esarhaddon, C-in-C, reg, leads this unit .... 100\n"
               "   14 HC reg B spear & javelin @ 11 ............ 154\n"
               "   10 chariots barb B @ 16 ..................... 160\n"
               "B  Levy spears\n"
               "   30 MI barb D short spear @ 3 ................ 90\n"
               "   unit commander barb ......................... 25\n"
               "\n"
               "   529\n",
               "1 x Reg C-in-C | 14 x Reg HC B, spear and javelin, shield | 10 x Barb Ch B | 30 x Barb MI D, "
               "short spear, shield & 1 x Barb Cdr",
               "line 4: nothing shows whom he leads; read as 1 x Reg C-in-C\n");
}

BOOST_AUTO_TEST_CASE(values_further_in_go_on_with_the_counted_troops) {
    check_list("undying-lands",
               "General: rating 4\n"
               "\n"
               "KING'S WING, rating 4, orders attack\n"
               "1st unit (General and sub-commander)\n"
               "   3 x Royal household, mounted, loose order, regular\n"
               "       lance, morale V, skilled, defence D, shield - 31 IP each\n"
               "2nd unit\n"
               "   4 x Riders, mounted, loose order, regular\n"
               "       lance, morale IV, drilled\n"
               "       defence C, shield, fast - 26 IP each\n"
               "\n"
               "MARSHAL'S WING, rating 3, orders advance\n"
               "3rd unit (sub-commander)\n"
               "   2 x Farmers, foot, close order, regular\n"
               "       spear, morale III, militia, defence B, large shield - 28 IP each\n"
               "\n"
               "IP 253\n",
               "3 x Mtd LO Reg, Lance, V-S, D+Sh | 4 x Mtd LO Reg, Lance, IV-D, C+Sh, fast | 2 x Foot CO "
               "Reg, Spear, III-M, B+LSh");
    check_list("undying-lands",
               "General: rating 4\n"
               "\n"
               "King's wing, rating 4, orders attack\n"
               "Unit 1 (General and sub-commander)\n"
               "   3 x Household, mounted, loose order, regular, lance, morale V, skilled, defence D\n"
               "   4 x Riders, mounted, loose order, regular, lance, morale IV, drilled, defence C\n"
               "       fast, shield\n",
               "3 x Mtd LO Reg, Lance, V-S, D & 4 x Mtd LO Reg, Lance, IV-D, C",
               "line 7: 'fast, shield': not understood; it may say something of the troops\n");
}

BOOST_AUTO_TEST_CASE(orders_of_wings_stand_beneath_a_table) {
    const auto list = [](std::string_view wing) {
        return fmt::format(
            "My elves below. The General has rating 5. They are all regular, with average size and "
            "physique.\n\n"
            "Wing,Unit,Number,Troops,Class,Order,Weapon,Missiles,Morale,Proficiency,Defence,Shield,"
            "IP each,Commander\n"
            "Forest,1,3,Tower guard,foot,close,spear,none,V,skilled,D,large,39,"
            "General and sub-commander\n"
            "Forest,2,3,Archers,foot,loose,none,elf bow,IV,skilled,B,none,22,\n"
            "Shore,3,2,Silver riders,mounted,loose,lance,none,IV,skilled,C,shield,26,"
            "sub-commander\n"
            "Shore,4,2,Mariners,foot,loose,2HW,none,III,drilled,B,none,17,\n\n"
            "The forest wing: rating 4, orders hold\n{} wing: rating 3, orders attack\n\n"
            "Total 269 IP\n",
            wing);
    };
    const std::string troops = "3 x Foot CO Reg, Spear, V-S, D+LSh | 3 x Foot LO Reg, SA+Elf bow, IV-S, B | "
                               "2 x Mtd LO Reg, Lance, IV-S, C+Sh | 2 x Foot LO Reg, 2HW, III-D, B";
    check_list("undying-lands", list("Shore"), troops);
    check_list("undying-lands", list("River"), troops,
               "line 6: Sub-commander's rating is not said; taken as 3\n"
               "line 10: 'orders attack': nothing in the army has it\n");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
