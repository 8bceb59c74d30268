// SPDX-License-Identifier: MIT
// Ways in which players write lists: each text with the troops that it must give, and what is asked.
#include "lists_read.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(ways_of_writing)

BOOST_AUTO_TEST_CASE(a_normal_grade_is_the_one_between_plus_and_minus) {
    check_list("phalanx-ii",
               "Anzahl;Truppe;Klasse;Integrität;Status\n3;Hopliten;HIS;normal;regulär\n"
               "1;Reiter;HSC;Minus;irregulär\n",
               "3 x HISn | 1 x HSC-");
    check_list("phalanx-ii", "3 x HIS RA, normal integrity\n2 x LSC IR, average\n1 x HCC+ RA General\n",
               "3 x HISn | 2 x LSCn | 1 x HCC+");
}

BOOST_AUTO_TEST_CASE(a_remark_behind_a_dash_tells_no_troops_from_others) {
    check_list("phalanx",
               "All regular.\n6 x HIB IV - longbowmen\n1 x HCC III - the few still mounted\n"
               "1 x HIN V - the King, General\n",
               "6 x (HIB-IV-RA) | 1 x (HCC-III-RA) | 1 x (HIN-V-RA)");
    // Before the code it may say how many.
    BOOST_CHECK(!asked_of(read_list("phalanx", "All regular.\nsome HIB IV x 6\n")).empty());
}

BOOST_AUTO_TEST_CASE(talk_of_other_lists_is_passed_over) {
    const std::string list = "2 x (HIS-III-RA)\n1 x (HIS-V-RA) General\n\n";
    for (const std::string_view talk :
         {"I had 5 vignettes of (LSC-III-RA) in the old list from last year.",
          "Last time we played I took 4 x LSC.", "Please forget that army with its 3 x CAT-IV-RA.",
          "Die Liste mit den Reitern (5 x HSC-III-RA) vom Januar bitte in den Papierkorb."})
        check_list("phalanx", list + std::string(talk) + "\n", "2 x (HIS-III-RA) | 1 x (HIS-V-RA)");
    // Not where it compares, counts first or speaks of all.
    for (const std::string_view talk :
         {"4 x (LSC-III-RA) as in the old list from last year.", "The list has 4 x (LSC-III-RA) too."})
        BOOST_CHECK_NE(troops_of("phalanx", read_list("phalanx", list + std::string(talk) + "\n")),
                       "2 x (HIS-III-RA) | 1 x (HIS-V-RA)");
}

BOOST_AUTO_TEST_CASE(where_a_sub_commander_is_may_stand_in_the_heading) {
    const std::string_view troops = "foot, close, regular, spear, morale III, drilled, defence C, shield\n";
    for (const std::string_view heading :
         {"Left wing: sub-commander rating 3, with unit 2, orders hold\n",
          "Left wing, sub-commander rating 3, joins U2, orders hold\n",
          "Left wing\nSub-commander rating 3, with the Housecarls. Orders: hold.\n"}) {
        const WrittenArmy made = read_list(
            "undying-lands", fmt::format("General rating 4, with unit 2.\n{}1. Guards: 2 vignettes, "
                                         "{}2. Housecarls: 3 vignettes, {}",
                                         heading, troops, troops));
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_REQUIRE_EQUAL(made.army.bodies.at(0).units.size(), 2U);
        const Ruleset& ruleset = rules_called("undying-lands");
        const std::size_t slot = ruleset.trait(Level::unit, "commander")->slot;
        BOOST_CHECK_EQUAL(made.army.bodies[0].units[0].values[slot], 0);
        BOOST_CHECK_EQUAL(made.army.bodies[0].units[1].values[slot], 1);
    }
}

BOOST_AUTO_TEST_CASE(the_price_of_a_leader_names_no_unit) {
    check_list("ancient-1969",
               "Nation: Roman\n1000 points, all regular.\n1. Antiochus, C-in-C, 100, leads in person 10 "
               "heavy cavalry, lance, "
               "A, at 12 = 120\n2. 4 elephants, barbarian, at 25 = 100, barbarian unit commander 25\n",
               "1 x Reg C-in-C & 10 x Reg HC A, lance, shield | 4 x Barb El & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(what_is_agreed_and_what_is_left_are_no_sums) {
    const std::string list = "Nation: Roman\n1000 points, all regular.\n1 C-in-C, 100\n20 HI, pike, C, @ 6 = "
                             "120, unit commander 10\n";
    for (const std::string_view talk :
         {"Total: 230 of 1000 pts", "230 points out of 1000", "230 of the 1000 points",
          "Total 230, which leaves 770 points for a drink."})
        BOOST_CHECK_EQUAL(asked_of(read_list("ancient-1969", list + std::string(talk) + "\n")), "");
    BOOST_CHECK(!asked_of(read_list("ancient-1969", list + "Total: 240 of 1000 pts\n")).empty());
    BOOST_CHECK(!asked_of(read_list("ancient-1969", list + "Total: 230 of 1250 pts\n")).empty());
}

BOOST_AUTO_TEST_CASE(who_can_shoot_has_the_epoch_that_the_mail_says_for_all) {
    for (const std::string_view said :
         {"Alle sind regulär (RA), und wer schießen kann, hat Waffen der Epoche IV.",
          "Alles regulär (RA); wer schießt, schießt mit Epoche IV.",
          "All regular (RA), all shooters have epoch IV."})
        check_list("into-glory-ride", fmt::format("{}\n5 x HIM-IV\n1 x HIM-V General\n2 x HCC-III\n", said),
                   "5 x (HIM-IV-RA)EIV | 1 x (HIM-V-RA)EIV | 2 x (HCC-III-RA)");
    // Half understood is not understood.
    BOOST_CHECK(!asked_of(read_list("into-glory-ride", "Alle sind regulär (RA), bei guter Sicht zählt "
                                                       "Epoche IV.\n5 x HIM-IV\n1 x HIM-V General\n"))
                     .empty());
}

BOOST_AUTO_TEST_CASE(a_link_counts_its_vignettes_once) {
    for (const std::string_view link :
         {"Unit 1 - 2 vignettes in a support link: archers in front (HIB, III, RA), "
          "militia behind them (LIN, III, RA)",
          "2 vignettes in a support link: (HIB-III-RA) archers, (LIN-III-RA) militia"})
        check_list("phalanx", fmt::format("{}\nUnit 2 - 1 vignette, HCC, V, RA, General\n", link),
                   "1 x (HIB-III-RA) & 1 x (LIN-III-RA) | 1 x (HCC-V-RA)");
}

BOOST_AUTO_TEST_CASE(troops_may_be_told_by_their_name) {
    check_list(
        "phalanx",
        "The hypaspists are three vignettes of (HIS-IV-RA).\nMy Agrianes are 2 vignettes of (VLI-IV-IF).\n"
        "1 x (HCC-V-RA) General\n",
        "3 x (HIS-IV-RA) | 2 x (VLI-IV-IF) | 1 x (HCC-V-RA)");
}

BOOST_AUTO_TEST_CASE(a_line_of_keys_and_values_is_a_line_of_troops) {
    check_list("phalanx",
               "class=HIB army=RA integrity=V n=1 general=yes defences=yes # Zizka's own wagon\n"
               "class=HIN army=RA integrity=III n=3 general=no # flails\n",
               "1 x (HIB-V-RA) | 3 x (HIN-III-RA)");
}

BOOST_AUTO_TEST_CASE(columns_may_be_headed_by_a_few_letters) {
    check_list("ancient-1969",
               "Nation: Roman\n1000 points\nUnit        type  st    ql  weapon   sh   nos  pts  cost  off.\n"
               "Guard       HI    reg   B   pilum    yes  24   7    168   10\n"
               "Archers     LI    reg   C   bow      no   20   3    60    10\n",
               "24 x Reg HI B, pilum, shield & 1 x Reg Cdr | 20 x Reg LI C, bow, no shield & 1 x Reg Cdr");
    check_list("phalanx-ii", "#\tClass\tIntegr.\tArmy\n4\tHIN\tn\tRA\n1\tHIN\tplus\tRA\n",
               "4 x HINn | 1 x HIN+");
}

BOOST_AUTO_TEST_CASE(a_table_of_wings_may_stand_over_that_of_the_troops) {
    const WrittenArmy made = read_list(
        "undying-lands",
        "General's rating: 4\n\nWing;Sub-commander's rating;Orders\nLeft;2;attack\nRight;3;march\n\n"
        "Wing;Vignettes;Troops;Class;Order;Army;Weapon;Morale;Proficiency;Defence;With the unit\n"
        "Left;4;Spears;foot;close;irregular;spear;III;drilled;B;General, sub-commander\n"
        "Right;2;Riders;mounted;loose;irregular;lance;IV;skilled;B;sub-commander\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    const Ruleset& ruleset = rules_called("undying-lands");
    const std::size_t slot = ruleset.trait(Level::body, "rating")->slot;
    BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2U);
    BOOST_CHECK_EQUAL(made.army.bodies[0].values[slot], 2);
    BOOST_CHECK_EQUAL(made.army.bodies[1].values[slot], 3);
}

BOOST_AUTO_TEST_CASE(marks_of_forums_and_wikis_say_nothing_of_troops) {
    check_list(
        "phalanx",
        "[quote=Keith]Lists of 4 x HIS by Sunday.[/quote]\nI do remember :-) All regular.\n15mm, option 2.\n"
        "2 x HIS-III\n1 x HIS-V General\n",
        "2 x (HIS-III-RA) | 1 x (HIS-V-RA)");
}

BOOST_AUTO_TEST_CASE(a_name_of_a_unit_may_repeat_the_class_beneath_it) {
    check_list(
        "ancient-1969",
        "Nation: Roman\n900 points, everybody a barbarian.\nC-in-C 100\n\nNobles in chariots\n  8 chariots B "
        "@ 16   128\n"
        "  unit cdr   25\nYouths\n  20 LI D javelin, shieldless @ 2   40\n  unit cdr   25\n",
        "1 x Barb C-in-C | 8 x Barb Ch B & 1 x Barb Cdr | 20 x Barb LI D, javelin, no shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(bases_may_be_said_of_kinds_without_a_verb) {
    check_list("phalanx-ii",
               "Everyone is IR. Foot on four bases a vignette, horse on two, but the elephants on three.\n"
               "4 x HIBn\n3 x ELEn\n1 x LSC- General\n",
               "4 x HIBn | 3 x ELEn | 1 x LSC-");
}

BOOST_AUTO_TEST_CASE(a_part_of_the_field_may_be_written_in_two_ways) {
    const WrittenArmy made =
        read_list("phalanx", "wing;vignettes;type;integrity;army;who\ncentre;2;HIS;III;RA;Greeks\n"
                             "center;1;HCC;IV;RA;the King, General\nright;1;VLI;II;IF;slingers\n");
    BOOST_CHECK_EQUAL(made.army.bodies.size(), 2U);
}

BOOST_AUTO_TEST_CASE(a_label_may_lack_the_letter_of_the_plural) {
    const Ruleset& ruleset = rules_called("into-glory-ride");
    const std::size_t slot = ruleset.trait(Level::army, "ap")->slot;
    for (const std::string_view said : {"Activation point 6.", "Activation points 6", "6 AP"}) {
        const WrittenArmy made = read_list(
            "into-glory-ride", fmt::format("5 x (HIM-IV-RA)EIV\n1 x (HIM-V-RA)EIV General\n{}\n", said));
        BOOST_CHECK_EQUAL(made.army.values[slot], 6);
    }
}

// It must never become two officers: the number is that of the unit.
BOOST_AUTO_TEST_CASE(a_number_of_a_heading_within_a_line_is_no_count_in_silence) {
    for (const std::string_view heading : {"Unit 2", "Squadron 2", "Regiment 2", "Einheit 2"})
        for (const std::string_view mark : {", ", " | ", "; "}) {
            const WrittenArmy made =
                read_list("ancient-1969",
                          fmt::format("All barbarians\n\nC-in-C\n\nwith a unit commander{}{}: 30 medium "
                                      "infantry, class D, javelin\n",
                                      mark, heading));
            BOOST_TEST_CONTEXT(heading << mark) {
                BOOST_TEST(!made.open.empty());
                BOOST_TEST(troops_of("ancient-1969", made).find("2 x") == std::string::npos);
            }
        }
    // A number that the heading at the start of a line bears is no question.
    check_list("ancient-1969", "All barbarians\nUnit 2: 30 MI D javelin + unit commander\n",
               "30 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_line_leaves_what_it_does_not_say_to_one_above) {
    const std::string_view first = "Nation: Roman\nAll regular.\nLegio X: 20 HI pilum, class A\n";
    for (const std::string_view line : {"Legio XI: 20 HI as above", "Legio XI: 20 HI, armed like Legio X",
                                        "20 HI (same as before)", "20 as above but class A"})
        BOOST_TEST_CONTEXT(line)
    check_list("ancient-1969", fmt::format("{}{}\n", first, line),
               "20 x Reg HI A, pilum, shield | 20 x Reg HI A, pilum, shield");
    check_list("ancient-1969", fmt::format("{}Legio XI: 30 HI as Legio X but class B\n", first),
               "20 x Reg HI A, pilum, shield | 30 x Reg HI B, pilum, shield");
    check_list("ancient-1969", fmt::format("{0}Legio XI: as Legio X\nLegio XII: 24 HI like Legio X\n", first),
               "20 x Reg HI A, pilum, shield | 20 x Reg HI A, pilum, shield | 24 x Reg HI A, pilum, shield");
    check_list("phalanx-ii",
               "Scouts: 2 x VLI+ IR on 4 bases\nBowmen: 3 vignettes, as the Scouts but normal integrity\n"
               "1 x HIS+ RA General\n",
               "2 x VLI+ | 3 x VLIn | 1 x HIS+");
    // Another class may have other weapons.
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format("{}Turma: 10 HC as above\n", first))), "");
}

BOOST_AUTO_TEST_CASE(labels_are_said_all_over) {
    const Ruleset& ruleset = rules_called("undying-lands");
    const std::size_t physique = ruleset.trait(Level::troop, "physique")->slot;
    for (const std::string_view where :
         {"all over", "for everybody", "across the whole army", "throughout"}) {
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format(
                "General's rating 4, with unit 1\nWing, sub-commander rating 3, with unit 1, orders "
                "hold\nUnit 1: 3 wardens, foot, close, regular, spear, morale IV, drilled, defence C, "
                "shield\n\nPhysique and size are high and average {0}.\nPhysique: high {0}.\n",
                where));
        BOOST_TEST_CONTEXT(where) {
            BOOST_REQUIRE_EQUAL(made.troops, 1U);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).values[physique], 2);
        }
    }
}

BOOST_AUTO_TEST_CASE(little_words_with_hyphens_belong_to_a_name) {
    const WrittenArmy made = read_list("phalanx", "4 Men-at-arms HIS-IV-RA\n1 x (HIS-V-RA) General\n");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).name, "Men-at-arms");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).count, 4);
}

BOOST_AUTO_TEST_CASE(units_of_so_many_figures_are_counted) {
    const std::string_view head = "Nation: Roman\nAll regular.\n";
    const std::string_view unit = "20 x Reg MI D, bow, no shield & 1 x Reg Cdr";
    for (const std::string_view line : {"1 unit of 20 MI, D, bow, no shield + unit commander",
                                        "One regiment of 20 MI, D, bow, no shield, with unit commander"})
        check_list("ancient-1969", fmt::format("{}{}\n", head, line), unit);
    for (const std::string_view line : {"2 units each of: 20 MI, D, bow, no shield, + unit commander",
                                        "Two units of 20 MI, D, bow, no shield + unit commander"})
        check_list("ancient-1969", fmt::format("{}{}\n", head, line), fmt::format("{0} | {0}", unit));
}

BOOST_AUTO_TEST_CASE(a_label_with_a_number_is_no_count) {
    const std::string_view head = "Nation: Roman\nAll regular.\n";
    for (const std::string_view label : {"LC 1", "Horse 1", "Left wing horse 2"})
        check_list("ancient-1969", fmt::format("{}{}: 20 light cavalry, C, javelin\n", head, label),
                   "20 x Reg LC C, javelin, shield");
    check_list("ancient-1969",
               fmt::format("{}LC 1: 20 light cavalry, B, javelin\nLC 2: the same as LC 1\n", head),
               "20 x Reg LC B, javelin, shield | 20 x Reg LC B, javelin, shield");
}

BOOST_AUTO_TEST_CASE(initials_stand_in_a_column_of_two_values) {
    check_list(
        "phalanx-ii",
        "class | number | bases | regular/irregular\nHIS+ | 3 | 4 | R\nLSCn | 2 | 2 | I\nHCC+, General | 1 "
        "| 2 | R\n\nLin\n",
        "3 x HIS+ | 2 x LSCn | 1 x HCC+");
}

BOOST_AUTO_TEST_CASE(the_round_number_of_a_subject_is_the_size_of_the_game) {
    const Ruleset& ruleset = rules_called("ancient-1969");
    const std::size_t points = ruleset.trait(Level::army, "points")->slot;
    const std::size_t year = ruleset.trait(Level::army, "year")->slot;
    const auto army = [](std::string_view subject) {
        return read_list("ancient-1969", fmt::format("Subject: {}\n\nNation: Carthaginian\nAll regular.\n1 "
                                                     "C-in-C\n20 MI, C, javelin\n",
                                                     subject))
            .army;
    };
    for (const std::string_view subject : {"Carthage 1250", "My list (Carthage, 1250)", "Zama, 1250!"})
        BOOST_CHECK_EQUAL(army(subject).values[points], 1250);
    for (const std::string_view subject : {"Carthage", "Carthage 250 BC", "Carthage 1251", "Hannibal's 37"})
        BOOST_CHECK_EQUAL(army(subject).values[points], 1000);
    BOOST_CHECK_EQUAL(army("Carthage, 250 BC").values[year], -250);
}

BOOST_AUTO_TEST_CASE(sums_at_the_end_and_officers_in_brackets) {
    const std::string_view head = "Nation: Assyrian\nAll regular.\n";
    for (const std::string_view line : {"20 HI B short spear shield (cdr)   20 x 7 + 10 = 150",
                                        "20 HI, B, short spear, shield (unit commander)",
                                        "20 HI B short spear shield + unit commander 20 x 7 + 10 = 150 pts"})
        check_list("ancient-1969", fmt::format("{}{}\n", head, line),
                   "20 x Reg HI B, short spear, shield & 1 x Reg Cdr");
    check_list("ancient-1969", fmt::format("{}20 HI B short spear shield + cdr      150\n", head),
               "20 x Reg HI B, short spear, shield & 1 x Reg Cdr");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      fmt::format("{}20 HI B short spear shield + cdr     145\n", head))),
                   "");
    // A sum that does not come out is asked about, and so is one without what it adds.
    for (const std::string_view line : {"20 HI B short spear shield (cdr)   20 x 7 + 10 = 160",
                                        "20 HI B short spear shield  20 x 7 + 10 = 150",
                                        "20 HI B short spear shield (cdr)   20 x 8 + 10 = 170"})
        BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format("{}{}\n", head, line))), "");
}

BOOST_AUTO_TEST_CASE(the_name_of_a_part_with_its_sum_begins_no_other) {
    const std::string_view troops =
        "2 vignettes, foot, close, regular, spear, morale III, drilled, defence C, "
        "shield\n";
    const auto list = [&](std::string_view sum) {
        return read_list("undying-lands",
                         fmt::format("Gate watch\nGeneral rating 4, with the Guards.\n\nVanguard, "
                                     "sub-commander rating 2\nGuards: {}Wolves: {}{}\n\nMain body, "
                                     "sub-commander rating 2\nHousecarls: {}Main body 54\nTotal 162\n",
                                     troops, troops, sum, troops));
    };
    for (const std::string_view sum : {"Vanguard 108", "Vanguard: 108 IP", "Vanguard = 108."}) {
        BOOST_TEST_CONTEXT(sum) {
            const WrittenArmy made = list(sum);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2U);
            BOOST_CHECK_EQUAL(made.army.bodies[0].units.size(), 2U);
        }
    }
    BOOST_CHECK(!asked_of(list("Vanguard 106")).empty());
}

BOOST_AUTO_TEST_CASE(a_value_over_troops_is_said_of_those_beneath_it) {
    check_list("phalanx", "Gauls\n\nRegulars\n4 HIS III\n1 HIS V General\n\nIrregulars\n7 LIW III\n",
               "4 x (HIS-III-RA) | 1 x (HIS-V-RA) | 7 x (LIW-III-IF)");
    // Two statements about all that contradict each other are asked about.
    BOOST_CHECK(!asked_of(read_list("phalanx", "All are regular.\n4 HIS III\n1 HIS V General\n\nAll are "
                                               "irregular.\n7 LIW III\n"))
                     .empty());
}

BOOST_AUTO_TEST_CASE(a_footnote_stands_for_its_mark) {
    for (const std::string_view note : {"* = General", "* General", "* the General.", "* : General"})
        check_list("phalanx", fmt::format("8 x HIS III RA\n1 x HIS V RA*\n3 x LIN III IF\n\n{}\n", note),
                   "8 x (HIS-III-RA) | 1 x (HIS-V-RA) | 3 x (LIN-III-IF)");
    const WrittenArmy made =
        read_list("phalanx", "8 x HIS III RA\n1 x HIS V RA *\n3 x LIN III IF\n\n* = General\n");
    const std::size_t slot = rules_called("phalanx").trait(Level::troop, "general")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(1).troops.at(0).values[slot], 1);
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(2).troops.at(0).values[slot], 0);
}

BOOST_AUTO_TEST_CASE(the_army_beside_a_number_is_its_sum) {
    const std::string list = "8 x HIS III RA\n3 x LIN III IF\n1 x HIS V RA General\n";
    for (const std::string_view right : {"ARMY 12", "Army: 12", "The whole army = 12"})
        BOOST_CHECK_EQUAL(asked_of(read_list("phalanx", list + std::string(right) + "\n")), "");
    for (const std::string_view wrong : {"ARMY 13", "Army: 13"})
        BOOST_CHECK(!asked_of(read_list("phalanx", list + std::string(wrong) + "\n")).empty());
}

BOOST_AUTO_TEST_CASE(a_row_of_numbers_is_a_row_of_sums) {
    const auto list = [](int total) {
        return fmt::format("Nation: Roman\nPoints: 1000\n\n| Unit | No | Type | Arm | Qual | Stat | Each | "
                           "Cost |\n| C-in-C | 1 | commander-in-chief | | | regular | 100 | 100 |\n"
                           "| Cohors I | 20 | heavy infantry | pilum | B | regular | 7 | 140 |\n"
                           "| | 1 | unit commander | | | regular | 10 | 10 |\n| | 22 | | | | | | {} |\n",
                           total);
    };
    BOOST_CHECK_EQUAL(asked_of(read_list("ancient-1969", list(250))), "");
    BOOST_CHECK(!asked_of(read_list("ancient-1969", list(260))).empty());
}

BOOST_AUTO_TEST_CASE(a_value_is_said_for_those_who_shoot) {
    for (const std::string_view said :
         {"Epoch III for all who shoot.", "Epoch III for everybody with muskets."})
        check_list("into-glory-ride",
                   fmt::format("{}\nFive base APs\n8 x HIM III RA\n1 x HCC V RA General\n9 vignettes, 8 of "
                               "them in the main line.\n",
                               said),
                   "8 x (HIM-III-RA)EIII | 1 x (HCC-V-RA)");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
