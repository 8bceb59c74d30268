// SPDX-License-Identifier: MIT
// Rows whose fields and columns the mail explains, or that show it by where they stand.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(rows_and_columns)

BOOST_AUTO_TEST_CASE(semicolons_part_fields_whose_sequence_is_told) {
    const auto list = [](std::string_view told, std::string_view row) {
        return read_list("undying-lands",
                         fmt::format("{}\n\nGeneral's rating 4.\n1. First wing, sub-commander "
                                     "rating 3, orders hold\n1.1 {}\nThe General and the "
                                     "sub-commander are with 1.1.\n",
                                     told, row));
    };
    const std::string_view told =
        "I write of each unit always in the same sequence: number of vignettes; class; "
        "order; army; weapon; missile weapon; physique; size; morale; proficiency; "
        "defence; shield. No unit is fast.";
    const std::string plain =
        "3 x Foot LO Reg large, SA+SRW, IV-D, B"; // of average physique and with no other weapon
    const WrittenArmy made =
        list(told, "Marsh archers: 3; foot; loose; regular; none; SRW; average; large; IV; "
                   "drilled; B; none");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(troops_of("undying-lands", made), plain);
    const WrittenArmy dashes =
        list(told, "Marsh archers: 3; foot; loose; regular; -; SRW; average; large; IV; "
                   "drilled; B; -");
    BOOST_CHECK_EQUAL(troops_of("undying-lands", dashes), plain);
    BOOST_CHECK_EQUAL(asked_of(dashes), "");
    BOOST_CHECK_NE(asked_of(list(told, "Marsh archers: 3; foot; loose; regular; -; SRW; average; large; -; "
                                       "drilled; B; -")),
                   "");
    BOOST_CHECK_NE(
        asked_of(list(told, "Marsh archers: 3; foot; loose; regular; none; SRW; average; gross; IV; "
                            "drilled; B; none")),
        "");
}

BOOST_AUTO_TEST_CASE(a_bar_before_a_row_is_an_empty_cell_where_the_heading_has_no_frame) {
    const std::string_view rows = "Right        | line     | 3   | HIM-III-RA\n"
                                  "             | chasseurs| 1   | VLI-IV-RA\n"
                                  "Left         | dragoons | 2   | HCC-III-RA\n"
                                  "             | Prince   | 1   | HCC-IV-RA General\n";
    for (const std::string_view first : {"Formation", "Wing", "Where"})
        check_list("into-glory-ride",
                   fmt::format("Saxons 1706, AP 5.\n\n{} | Troops   | No. | Code\n{}", first, rows),
                   "3 x (HIM-III-RA) | 1 x (VLI-IV-RA) | 2 x (HCC-III-RA) | 1 x (HCC-IV-RA)");
    check_list("into-glory-ride",
               "Saxons 1706, AP 5.\n\n| Troops | No. | Code |\n|--|--|--|\n| line | 3 | HIM-III-RA |\n"
               "| Prince | 1 | HCC-IV-RA General |\n",
               "3 x (HIM-III-RA) | 1 x (HCC-IV-RA)");
}

BOOST_AUTO_TEST_CASE(columns_are_the_grades_of_the_troops_in_their_rows) {
    const auto matrix = [](std::string_view cell, std::string_view sums) {
        return read_list("phalanx-ii", fmt::format("All RA. AP 6.\n\n"
                                                   "          +    n    -\n"
                                                   "  HCC     2    1    .    knights\n"
                                                   "  HIB     1    3    {}    archers\n"
                                                   "  HIP     .    2    .    Flemish pikes\n"
                                                   "        ---  ---  ---\n"
                                                   "          {}\n",
                                                   cell, sums));
    };
    const auto archers = matrix(".", "3    6    0    = 9");
    BOOST_CHECK_EQUAL(troops_of("phalanx-ii", archers),
                      "2 x HCC+ | 1 x HCCn | 1 x HIB+ | 3 x HIBn | 2 x HIPn");
    BOOST_CHECK_EQUAL(asked_of(archers).find("computed"), std::string::npos);
    BOOST_CHECK_EQUAL(troops_of("phalanx-ii", matrix("1", "3    6    1")),
                      "2 x HCC+ | 1 x HCCn | 1 x HIB+ | 3 x HIBn | 1 x HIB- | 2 x HIPn");
    BOOST_CHECK_NE(asked_of(matrix(".", "3    7    0    = 10")).find("computed"), std::string::npos);
    BOOST_CHECK_NE(asked_of(matrix("x", "3    6    0    = 9")), "");
    BOOST_CHECK_NE(asked_of(matrix("1    and the General,", "3    6    1    = 10")), ""); // with whom?
    BOOST_CHECK_EQUAL(troops_of("phalanx", read_list("phalanx", "All RA.\n\n"
                                                                "       III   IV\n"
                                                                "HIS     2    1    spears\n"
                                                                "LIN     .    4    javelins\n")),
                      "2 x (HIS-III-RA) | 1 x (HIS-IV-RA) | 4 x (LIN-IV-RA)");
}

BOOST_AUTO_TEST_CASE(a_sentence_counts_a_unit_and_goes_on_in_the_next_line) {
    const auto list = [](std::string_view unit) {
        return read_list("undying-lands",
                         fmt::format("My General is rated 4.\nFirst wing is rated 3 and its orders "
                                     "are attack.\n\n{}\n",
                                     unit));
    };
    const std::string_view plain = "2 x Be CO Irr high large, NC, III-D, C";
    for (const std::string_view unit :
         {"Unit A is 2 mumakil: behemoth, close order, irregular, no weapon (they trample),\nphysique high, "
          "size "
          "large, morale III, drilled, defence C, no shield. The General and the sub-commander are with "
          "them.",
          "Unit Tusks has 2 mumakil (enormous!!): behemoth, close order, irregular, no weapon, physique "
          "high,\nsize "
          "large, "
          "morale III, drilled, defence C, no shield. The General and the sub-commander are with them."})
        BOOST_TEST_CONTEXT(unit) {
            const WrittenArmy made = list(unit);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), plain);
        }
    for (const std::string_view unit :
         {"Unit A is 2 mumakil: behemoth, close order, irregular, no weapon (they shoot), physique high, "
          "size large, "
          "morale III, drilled, defence C, no shield. The General and the sub-commander are with them.",
          "Unit A is 2 or 3 mumakil: behemoth, close order, irregular, no weapon, physique high, size large, "
          "morale III, drilled, defence C, no shield. The General and the sub-commander are with them."})
        BOOST_CHECK_MESSAGE(!asked_of(list(unit)).empty(), unit);
}

BOOST_AUTO_TEST_CASE(equations_explain_short_forms) {
    const auto list = [](std::string_view told) {
        return read_list(
            "undying-lands",
            fmt::format("{}\n\nGeneral R3, with unit 1.\n\nA-wing, R2, advance. Sub-cdr with unit 1.\n"
                        "Unit 1: 4 x guards, foot CO Rg, spear, ph high, m IV, Dr, def C L\n"
                        "Unit 2: 2 x riders, mounted LO Ir, lance, ph average, m III, Mil, def B 0\n",
                        told));
    };
    const std::string plain = "4 x Foot CO Reg high, Spear, IV-D, C+LSh | 2 x Mtd LO Irr, Lance, III-M, B";
    for (const std::string_view told :
         {"Shorthand first. CO, LO, OO = close, loose, open order. Rg, Ir = regular, irregular. ph = "
          "physique, m = "
          "morale, Mil / Dr / Sk = militia / drilled / skilled, def = defence class, then s = shield, L = "
          "large "
          "shield, 0 = no shield. Size is average throughout.",
          "CO/LO/OO = close/loose/open order\nRg = regular; Ir = irregular\nph = physique, m = morale, def = "
          "defence\nMil, Dr and Sk = militia, drilled and skilled\ns = shield, L = large shield, 0 = no "
          "shield"})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = list(told);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), plain);
            BOOST_CHECK_EQUAL(made.army.bodies.size(), 1);
        }
    // "C" behind the name of a trait is its value.
    BOOST_CHECK_EQUAL(
        troops_of(
            "undying-lands",
            read_list("undying-lands",
                      "F, M = foot, mounted; C, L = close, loose order; R = regular, I = irregular\n\n"
                      "General R3 with unit 1.\nA-wing R2 hold\n"
                      "Unit 1 (sub-commander): 3 x F C R, spear, morale III, drilled, defence C, shield\n")),
        "3 x Foot CO Reg, Spear, III-D, C+Sh");
    for (const std::string_view told :
         {"CO, LO, OO = close, loose order. ph = physique, m = morale, 0 = no shield, L = large shield.",
          "CO, LO = close, loose order. ph = physique, m = mood, def = defence, L = large shield, 0 = no "
          "shield.",
          "CO, LO = close, loose order. CO, ph = loose order, physique. m = morale, def = defence, 0 = no "
          "shield."})
        BOOST_CHECK_MESSAGE(!asked_of(list(told)).empty(), told);
}

BOOST_AUTO_TEST_CASE(a_value_twice_in_a_row_is_two_values) {
    const auto list = [](std::string_view row) {
        return fmt::format("All RA, base AP 6.\n\n1 x HCC/IV (General)\n2 x {} (militia)\n", row);
    };
    for (const std::string_view row :
         {"HIM/III/III", "HIM / III / RA / III", "HIM-III-III", "HIM, III, III", "HIM | III | III",
          "III/HIM/III", "HIM/III/III E3", "Epoch III, HIM/III/III"})
        BOOST_TEST_CONTEXT(row)
    check_list("into-glory-ride", list(row), "1 x (HCC-IV-RA) | 2 x (HIM-III-RA)EIII");
    for (const std::string_view row : {"HIM/III/III/III", "HIM/III/III/E2"})
        BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", list(row))), "");
    // Without epochs nothing shows what the second is.
    BOOST_CHECK_NE(asked_of(read_list("phalanx", list("HIN/III/III"))), "");
    check_list("phalanx", list("HIN, III, RA, III Legion"), "1 x (HCC-IV-RA) | 2 x (HIN-III-RA)");
}

BOOST_AUTO_TEST_CASE(values_head_the_troops_that_have_them) {
    for (const auto& [first, second] :
         {std::pair<std::string_view, std::string_view>{"Regulars", "Irregulars"},
          {"Regulars (RA)", "Irregulars (IR)"},
          {"Regulars, RA", "Irregulars, IR"},
          {"~ REGULARS (RA) ~", "~ IRREGULARS (IR) ~"},
          {"--- Regulars (RA) ---", "--- Irregulars (IR) ---"}})
        BOOST_TEST_CONTEXT(first)
    check_list("phalanx-ii",
               fmt::format("Hill kingdom\n\n{}\nHIS+ 3 spearmen\nHIB+ 1 bowmen, General\n\n{}\nLIW+ 2 "
                           "hillmen, in one in-line link\nVLI- 1 boys\n",
                           first, second),
               "3 x HIS+ | 1 x HIB+ | 2 x LIW+ | 1 x VLI-");
    // Two values that contradict each other head nothing.
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", "Hill kingdom\n\nRegulars (IR)\nHIS+ 3 spearmen\nHIB+ 1 bowmen, "
                                         "General\n\nIrregulars (RA)\nLIW+ 2 hillmen\n")),
        "");
}

BOOST_AUTO_TEST_CASE(a_heading_may_stand_in_columns) {
    const auto riders = [](std::string_view heading) {
        return read_list(
            "undying-lands",
            fmt::format("General rating 4\n\n{}\nUnit 1 (General, sub-commander): 3 x riders, mounted, "
                        "loose order, regular, lance, morale IV, skilled, defence C, shield\n",
                        heading));
    };
    const Trait& rating = *rules_called("undying-lands").trait(Level::body, "rating");
    for (const std::string_view heading :
         {"Wing I   rating 2   orders attack",
          "Wing I  \"The Long Gate\"   sub-commander rating 2   orders attack",
          "Left wing   orders attack   rating 2", "Wing II   The Long Gate   rating 2   orders: attack",
          "Wing I rating 2, orders attack"})
        BOOST_TEST_CONTEXT(heading) {
            const WrittenArmy made = riders(heading);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 1);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).values[rating.slot], 2);
        }
    BOOST_CHECK_EQUAL(riders("Wing I  \"Long Gate\"   rating 2   orders attack").army.bodies.at(0).name,
                      "Wing I \"Long Gate\"");
    BOOST_CHECK_NE(asked_of(riders("Wing I   rating two or three   orders attack")), "");
}

BOOST_AUTO_TEST_CASE(one_of_two_ratings_is_none) {
    const auto riders = [](std::string_view general, std::string_view heading) {
        return read_list("undying-lands",
                         fmt::format("{}\n\n{}\nUnit 1 (General, sub-commander): 3 x riders, mounted, "
                                     "loose order, regular, lance, morale IV, skilled, defence C, shield\n",
                                     general, heading));
    };
    const std::string_view wing = "Left wing (rating 2, orders attack)";
    BOOST_CHECK_EQUAL(asked_of(riders("General rating 4", wing)), "");
    BOOST_CHECK_NE(asked_of(riders("General rating 3 or 4", wing)), "");
    BOOST_CHECK_NE(asked_of(riders("General rating 4", "Left wing (rating 2 or 3, orders attack)")), "");
    BOOST_CHECK_NE(asked_of(riders("General rating 4", std::string(wing) + "\nSub-commander rating 3")), "");
}

BOOST_AUTO_TEST_CASE(a_remark_may_begin_beneath_the_last_heading) {
    const auto riders = [](std::string_view remark) {
        return read_list(
            "undying-lands",
            fmt::format(
                "General rating 5. All mounted, regular, no barding.\n\n"
                "EASTFOLD - sub-commander rating 4, orders attack\n"
                "Qty  Troops       Order  Weapon  Missile  Morale  Prof.    Def.  Shield  Fast  IP each\n"
                "3    House guard  loose  lance   none     V       skilled  D     shield  no    31   "
                "{}\n"
                "4    Bow riders   open   none    SRW      IV      drilled  A     none    yes   18\n",
                remark));
    };
    const std::size_t general = rules_called("undying-lands").trait(Level::unit, "general")->slot;
    for (const std::string_view remark :
         {"General and sub-commander", "General, sub-commander", "with the General and the sub-commander"})
        BOOST_TEST_CONTEXT(remark) {
            const WrittenArmy made = riders(remark);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made),
                              "3 x Mtd LO Reg, Lance, V-S, D+Sh | 4 x Mtd OO Reg, SA+SRW, IV-D, A, fast");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[general], 1);
        }
    BOOST_CHECK_NE(asked_of(riders("General not here")), "");
}

BOOST_AUTO_TEST_CASE(a_class_of_all_is_that_of_rows_without_one) {
    const auto row = [](std::string_view name) {
        return asked_of(read_list(
            "undying-lands",
            fmt::format("General rating 5. All mounted, regular.\n\nLeft wing, sub-commander rating 4, hold\n"
                        "Qty,Troops,Order,Weapon,Morale,Prof.,Def.,Shield,Commanders\n"
                        "3,{},loose,lance,V,skilled,D,shield,General and sub-commander\n",
                        name)));
    };
    for (const std::string_view name : {"Eored", "House guard", "Bow riders", "Erkenbrand"})
        BOOST_CHECK_EQUAL(row(name), "");
    for (const std::string_view name : {"Foot guard", "Spearmen", "Longbows"})
        BOOST_CHECK_MESSAGE(!row(name).empty(), name);
}

BOOST_AUTO_TEST_CASE(counted_troops_with_codes_behind_commas_stand_in_one_line) {
    const auto list = [](std::string_view row, std::string_view links) {
        return read_list("into-glory-ride",
                         fmt::format("AP: 4\n\nLeft wing: 3 Nizam-i-Cedid, HIM-III-RA, epoch III\n{}\n\n{}\n",
                                     row, links));
    };
    constexpr std::string_view unlinked = "Nothing is linked.";
    constexpr std::string_view troops = "3 x (HIM-III-RA)EIII | 2 x (HSC-IV-IA)EIII | 1 x (HIN-V-IA)";
    for (const auto& [row, links] :
         {std::pair<std::string_view, std::string_view>{
              "Right wing: 2 Spahis, HSC-IV-IA epoch III / 1 Dervishes, HIN-V-IA", unlinked},
          {"2 Spahis, HSC-IV-IA epoch III / 1 Dervishes, HIN-V-IA", unlinked},
          {"Centre: two Spahis, HSC-IV-IA epoch III / one Dervishes, HIN-V-IA.", "There are no links."},
          {"Right wing: 2 Spahis, HSC-IV-IA epoch III; 1 Dervishes, HIN-V-IA", ""},
          {"2 Spahis, (HSC-IV-IA) epoch III; 1 Dervishes, (HIN-V-IA)", unlinked}})
        BOOST_TEST_CONTEXT(row) {
            BOOST_CHECK_EQUAL(asked_of(list(row, links)), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", list(row, links)), troops);
        }
    for (const auto& [row, links] :
         {std::pair<std::string_view, std::string_view>{
              "Right wing: 2 Spahis, HSC-IV-IA / 1 Dervishes, HIN-V-IA", ""}, // joined, perhaps
          {"Right wing: 2 Spahis, HSC-IV-IA + 1 Dervishes, HIN-V-IA", unlinked},
          {"Right wing: 2 Spahis, HSC-IV-IA / Dervishes, HIN-V-IA", unlinked},
          {"Right wing: 2 Spahis, HSC-IV-IA; 1 Dervishes, HIX-V-IA", unlinked},
          {"Right wing: 2 Spahis, HSC-IV-IA; 1 Dervishes, HIN-V-IA or 2", unlinked},
          {"Right wing: 2 Spahis, HSC-IV-IA; maybe 1 Dervishes, HIN-V-IA", unlinked}})
        BOOST_CHECK_MESSAGE(!asked_of(list(row, links)).empty(), row);
}

BOOST_AUTO_TEST_CASE(blank_cells_before_the_first_word_keep_their_place) {
    const auto pikes = [](std::string_view rows) {
        return read_list(
            "undying-lands",
            fmt::format("General's rating 4. Wing 1: sub-commander rating 3, orders attack.\n\n"
                        "Wing\tUnit\tVignettes\tTroops\tClass\tOrder\tArmy\tWeapon\tMorale\tProficiency\t"
                        "Defence\tShield\tIP each\tIP\tJoined by\n"
                        "1\t1\t4\tPikes\tfoot\tloose\tregular\tpike\tIII\tdrilled\tB\tnone\t25\t100\t"
                        "General, sub-commander\n{}\n",
                        rows));
    };
    constexpr std::string_view more = "1\t2\t2\tBills\tfoot\tloose\tregular\tspear\tIII\tdrilled\tB\t"
                                      "none\t21\t42\t\n";
    const WrittenArmy plain = pikes(more);
    BOOST_CHECK_EQUAL(asked_of(plain), "");
    for (const std::string_view sum :
         {"\t\t6\tTotal\t\t\t\t\t\t\t\t\t\t142\t", "\t\t6\t\t\t\t\t\t\t\t\t\t\t142\t",
          "\tTotal\t6\t\t\t\t\t\t\t\t\t\t\t142\t", "\t\t6\tTotal"})
        BOOST_TEST_CONTEXT(sum) {
            const WrittenArmy made = pikes(std::string(more) + std::string(sum) + "\n");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), troops_of("undying-lands", plain));
        }
    constexpr std::string_view wrong = "\t\t6\tTotal\t\t\t\t\t\t\t\t\t\t152\t\n";
    BOOST_CHECK_NE(asked_of(pikes(std::string(more) + std::string(wrong))), "");
    // The wing of the row above.
    const WrittenArmy blank = pikes(more.substr(1));
    BOOST_CHECK_EQUAL(troops_of("undying-lands", blank), troops_of("undying-lands", plain));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
