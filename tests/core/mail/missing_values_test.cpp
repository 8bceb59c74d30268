// SPDX-License-Identifier: MIT
// What a mail says and the army as it was read does not have: it is asked, whatever became of the line; and
// what says no more than the army has is not.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

bool asks(std::string_view ruleset, const std::string& text, std::string_view words) {
    return asked_of(read_list(ruleset, text)).find(words) != std::string::npos;
}

} // namespace

BOOST_AUTO_TEST_SUITE(missing_values)

BOOST_AUTO_TEST_CASE(a_general_whom_nobody_leads_is_asked_about) {
    const std::string list =
        "AP 5\n\n4 x (HIN-III-RA) billmen\n1 x (HIN-V-RA) retainers\n7 x (HIB-III-RA)\n\n"
        "Regards\nWill\n\n";
    BOOST_CHECK(asks("phalanx", list + "P.S. Of course the General is among them somewhere.\n", "line 10"));
    // Where it says with whom, it is known.
    for (const std::string_view told : {"P.S. The General, before you ask: he is with the retainers.\n",
                                        "PS: The General is with the retainers.\n",
                                        "PS The General, I forgot: he rides with the retainers.\n"}) {
        const WrittenArmy made = read_list("phalanx", list + std::string(told));
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(values_of("phalanx", made, "general"), "0 1 0 ");
    }
    // Talk in a postscript is not asked about.
    check_list("phalanx", list + "PS see you on the 14th, I shall bring 2 tape measures.\n",
               "4 x (HIN-III-RA) | 1 x (HIN-V-RA) | 7 x (HIB-III-RA)");
}

BOOST_AUTO_TEST_CASE(links_that_the_heading_of_a_part_counts) {
    const std::string list = "AP 5\n\nCENTRE, two support links:\n"
                             " a) HIS-IV-RA in front, LIN-III-RA behind\n"
                             " b) HIS-III-RA in front, LIN-III-RA behind\n"
                             "LEFT WING\n c) HSC-V-RA, one vignette, the General\n";
    const WrittenArmy made = read_list("phalanx", list);
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(
        troops_of("phalanx", made),
        "1 x (HIS-IV-RA) & 1 x (LIN-III-RA) | 1 x (HIS-III-RA) & 1 x (LIN-III-RA) | 1 x (HSC-V-RA)");
    const std::string three = std::string(list).replace(list.find("two support"), 3, "three");
    BOOST_CHECK(!asked_of(read_list("phalanx", three)).empty());
}

BOOST_AUTO_TEST_CASE(a_kind_of_troops_with_its_all_in_the_middle) {
    for (const std::string_view said :
         {"Horse all on 2 bases a vignette, foot all on 4. Everybody RA.\n",
          "The horse is on two bases each, the foot on four. Everybody RA.\n"}) {
        const WrittenArmy made =
            read_list("phalanx-ii", std::string(said) + "1 HCC+ General\n2 LSCn\n3 HISn\n4 HINn\n2 VLI-\n");
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 1 3 3 3 ");
    }
}

BOOST_AUTO_TEST_CASE(the_last_figure_of_a_sum_is_the_officer) {
    check_list("ancient-1969",
               "Nation: Persian\n1000 points, all barbarian.\nC-in-C, 100\n"
               "Nobles: heavy cavalry D, spear and javelin, 12 x 12 + 25 = 169\n"
               "Levy: medium infantry D, short spear, 30 x 3 + 25 = 115\n"
               "Chariots: chariots D, 4 x 15 + 25 = 85\n",
               "1 x Barb C-in-C | 12 x Barb HC D, spear and javelin, shield & 1 x Barb Cdr | "
               "30 x Barb MI D, short spear, shield & 1 x Barb Cdr | 4 x Barb Ch D & 1 x Barb Cdr");
    // It must come out.
    BOOST_CHECK(
        !asked_of(read_list("ancient-1969", "Nation: Persian\n1000 points, all barbarian.\nC-in-C, 100\n"
                                            "Levy: medium infantry D, short spear, 30 x 3 + 10 = 100\n"))
             .empty());
}

BOOST_AUTO_TEST_CASE(vignettes_numbered_in_every_way_of_ranges) {
    check_list("phalanx",
               "AP 4\n\n 1-3:   HIS-IV-RA, Arcadians\n 4:     HIS-V-RA, Spartans with the General\n"
               " 5+6:   a support link, HIS-III-RA in front (Achaeans), LIN-III-RA at the rear (peltasts)\n"
               " 7, 8:  LIN-III-IF, Thracians\n 9:     VLI-II-IF, the fifty Rhodians\n",
               "3 x (HIS-IV-RA) | 1 x (HIS-V-RA) | 1 x (HIS-III-RA) & 1 x (LIN-III-RA) | 2 x (LIN-III-IF) | "
               "1 x (VLI-II-IF)");
    // A range of four cannot be a link of two.
    BOOST_CHECK(!asked_of(read_list("phalanx",
                                    "AP 4\n\n 1-3:   HIS-IV-RA\n 4:     HIS-V-RA, General\n"
                                    " 5-8:   a support link, HIS-III-RA in front, LIN-III-RA at the rear\n"))
                     .empty());
}

BOOST_AUTO_TEST_CASE(what_no_reader_took_is_asked) {
    const std::string list = "AP 5\n\n4 x (HIN-III-RA)\n1 x (HIN-V-RA) General\n7 x (HIB-III-RA)\n";
    BOOST_CHECK(asks("phalanx", list + "\nRegards\nWill\n\nPS: the bows have field defences.\n", "line 10"));
    BOOST_CHECK(asks("phalanx", "The 2 bows on the left stand in a support link.\n" + list, "line 1"));
    // Not what is wished, said of others, told of another list, or of what a word means.
    for (const std::string_view said :
         {"Your archers have field defences again, I fear.", "I would like field defences next time.",
          "Last year the old list had field defences."})
        check_list("phalanx", std::string(said) + "\n\n" + list,
                   "4 x (HIN-III-RA) | 1 x (HIN-V-RA) | 7 x (HIB-III-RA)");
}

BOOST_AUTO_TEST_CASE(an_officer_in_a_row_of_his_own_commands_those_above_unless_it_names_others) {
    const std::string list = "Persian, 1000 points\n\nUnit;Figures;Type;Status;Quality;Weapon;Points\n"
                             "Staff;1;Commander in Chief;Regular;;;100\n"
                             "Archers;20;Medium Infantry;Barbarian;D;bow;60\n"
                             "Chariots;4;Chariot;Barbarian;D;;60\n";
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list + "Archers;1;Unit commander;Barbarian;;;25\n")),
                   "");
    for (const std::string_view name : {"Chariots", "Chariot", "Memnon"})
        check_list("ancient-1969", fmt::format("{}{};1;Unit commander;Barbarian;;;25\n", list, name),
                   "1 x Reg C-in-C | 20 x Barb MI D, bow, shield | 4 x Barb Ch D & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_leader_alone_in_his_row) {
    check_list("ancient-1969",
               "Germans, 1000 point game. All barbarians.\n\n"
               "Unit | Figures | Troops | Quality | Arms | Each | Leader | Points\n"
               "Ariovistus | | | | | | C-in-C | 100\n"
               "Suebi | 45 | MI | D | javelin | 3 | Unit cdr | 160\n",
               "1 x Barb C-in-C | 45 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_word_is_defined_beside_its_price) {
    check_list("ancient-1969",
               "British, 800 points. All barbarian. UC = unit commander at 25.\n\n1 C-in-C = 100\n"
               "8 chariots, B, @16 = 128, + UC = 153\n",
               "1 x Barb C-in-C | 8 x Barb Ch B & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(exceptions_that_have_none_or_are_told_in_brackets) {
    const WrittenArmy made =
        read_list("into-glory-ride", "Prussians of 1757, 6 AP, the lot of them RA. Epoch II, except the "
                                     "cuirassiers who have none.\n\n4 HIM IV - musketeers\n"
                                     "1 HIM V - grenadiers, the General is here\n2 HCC IV - cuirassiers\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(values_of("into-glory-ride", made, "epoch"), "2 2 0 ");
    check_list("phalanx-ii",
               "RA throughout apart from the Illyrians and the Cretans (both IR).\n\n3 HIPn hetairoi\n"
               "2 LIN- Illyrians\n1 HCC+ General\n1 VLIn Cretans\n",
               "3 x HIPn | 2 x LIN- | 1 x HCC+ | 1 x VLIn");
}

BOOST_AUTO_TEST_CASE(values_line_by_line_beneath_a_count) {
    const std::string_view unit = "  3 vignettes of Citadel Guard\n  foot, close order, regular\n  spear\n"
                                  "  average physique, average size\n  morale V, skilled\n"
                                  "  defence E, large shield\n  The General and the sub-commander are here\n";
    const WrittenArmy made =
        read_list("undying-lands",
                  "The General has rating 5.\n\nVAN\nSub-commander: rating 4\nOrders: advance\n\n  Unit 1\n" +
                      std::string(unit));
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_REQUIRE_EQUAL(made.troops, 1U);
    BOOST_CHECK_EQUAL(values_of("undying-lands", made, "morale"), "4 ");
}

BOOST_AUTO_TEST_CASE(codes_put_together_from_a_key_of_letters) {
    const WrittenArmy made = read_list(
        "undying-lands",
        "Keith,\n\na key saves ink. Class: F foot, M mounted. Order: C close, L loose, O open. Army: R "
        "regular, "
        "I irregular. So FCR is foot, close order, regular.\n\nGeneral rated 4\n\n"
        "East wing (rated 4; attack)\n 1st unit   4 MLR  Knights    lance, morale V, skilled, defence D, "
        "shield, "
        "no barding    < General & sub-commander\n 2nd unit   3 FCI  Dalesmen   spear, morale III, drilled, "
        "defence B, large shield\n\nAll of average physique and size.\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(made.troops, 2U);
    BOOST_CHECK_EQUAL(values_of("undying-lands", made, "class"), "1 0 ");
    BOOST_CHECK_EQUAL(values_of("undying-lands", made, "army"), "0 1 ");
}

BOOST_AUTO_TEST_CASE(switches_with_yes_and_silence_explained) {
    const WrittenArmy made = read_list(
        "undying-lands", "General rating 3\n\nWING 1 (rating 2, orders: attack)\n"
                         "- Wolves: 4 vignettes, class=mounted order=open army=irregular missile=SSW "
                         "physique=low morale=II proficiency=militia defence=A shield=shield fast=yes "
                         "[General, sub-commander]\n\n"
                         "(each line is a tactical unit; everything not mentioned is average or none)\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(values_of("undying-lands", made, "fast"), "1 ");
}

BOOST_AUTO_TEST_CASE(talk_that_tells_what_the_army_has_is_not_asked) {
    const std::string list = "AP 5\n\n4 x (HIN-III-RA) billmen\n1 x (HIN-V-RA) retainers, General\n"
                             "7 x (HIB-III-RA) archers, field defences\n\n";
    check_list("phalanx", list + "The archers have field defences, all 7 of them.\n",
               "4 x (HIN-III-RA) | 1 x (HIN-V-RA) | 7 x (HIB-III-RA)");
    for (const std::string_view said :
         {"The archers have no field defences.\n", "Another 7 archers have field defences.\n",
          "The archers have field defences, all 8 of them.\n"})
        BOOST_CHECK(!asked_of(read_list("phalanx", list + std::string(said))).empty());
}

// In a list that has another one, too.
BOOST_AUTO_TEST_CASE(a_general_beside_troops_is_one_of_them) {
    const std::string_view list =
        "1 x (HIN-V-RA) General\n"
        "King Edward stands as General too, with one vignette of knights (HIS-V-RA).\n"
        "4 x (LIN-III-RA)\n";
    BOOST_TEST(asked_of(read_list("phalanx", list)).find("line 2: ") != std::string::npos);
    check_list("phalanx", "1 x (HIN-V-RA) General\n4 x (LIN-III-RA)\n", "1 x (HIN-V-RA) | 4 x (LIN-III-RA)");
}

BOOST_AUTO_TEST_CASE(a_letter_in_brackets_is_no_name) {
    BOOST_TEST(asked_of(read_list("phalanx-ii", "1 x CAT+ RA Duke's household (G)\n2 x HISn RA foot\n"))
                   .find("\"G\": not understood") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
