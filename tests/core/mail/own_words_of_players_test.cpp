// SPDX-License-Identifier: MIT
// Lists in which the player says how he writes, or writes what he counts and adds up in a way of his own.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

std::string wings_of(std::string_view first, std::string_view second) {
    return fmt::format("General's rating 4\n\nLeft wing, sub-commander's rating 3, orders hold\n{}\n"
                       "Right wing, sub-commander's rating 2, orders attack\n{}",
                       first, second);
}

constexpr std::string_view plain_wardens =
    "Unit 1: 3 x wardens, foot, close, regular, spear, average physique, average size, morale IV, drilled, "
    "defence C, shield (General, sub-commander)\n";
constexpr std::string_view plain_riders =
    "Unit 2: 2 x riders, mounted, loose, irregular, lance, average physique, average size, morale III, "
    "drilled, defence B, no shield (sub-commander)\n";

std::string troops_read(std::string_view ruleset, std::string_view text) {
    const WrittenArmy made = read_list(ruleset, text);
    BOOST_CHECK_EQUAL(asked_of(made), "");
    return troops_of(ruleset, made);
}

} // namespace

BOOST_AUTO_TEST_SUITE(own_words_of_players)

BOOST_AUTO_TEST_CASE(a_leader_and_his_men_are_counted_once) {
    constexpr std::string_view king = "1 x Barb C-in-C & 12 x Barb HC B, spear and javelin, shield";
    for (const std::string_view line :
         {"Vercingetorix (C-in-C) leads 12 Nobles himself: 100 + 12 HC, spear and javelin, B @ 13 = 256",
          "Unit 3. The King (C-in-C) with 12 Soldurii: 100 + 12 HC, spear and javelin, B @ 13 = 256",
          "Orgetorix, C-in-C, rides with 12 Oathsworn in person: 100 plus 12 HC, spear and javelin, B @ 13 = "
          "256"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_EQUAL(troops_read("ancient-1969", fmt::format("Gauls. All barbarian.\n\n{}\n", line)), king);
    for (const std::string_view line :
         {"The King (C-in-C) leads 14 Nobles himself: 100 + 12 HC, spear and javelin, B @ 13 = 256",
          "The King (C-in-C) leads 12 light cavalry himself: 100 + 12 HC, spear and javelin, B @ 13 = 256"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", fmt::format("Gauls. All barbarian.\n\n{}\n", line))),
                   "");
}

BOOST_AUTO_TEST_CASE(units_alike_stand_in_one_line) {
    constexpr std::string_view two = "1 x Reg C-in-C | 20 x Reg HI C, pike, shield & 1 x Reg Cdr | "
                                     "20 x Reg HI C, pike, shield & 1 x Reg Cdr";
    for (const std::string_view line :
         {"2 taxeis of veterans, each 20 HI, pike, class C @ 6 = 120 and a unit commander 10, so 130 a "
          "taxis: 260",
          "2 taxeis, each of 20 HI, pike, class C @ 6 = 120 + unit commander 10 = 130 each: 260",
          "2 blocks, each 20 HI, pike, class C @ 6 = 120, unit commander 10, so 130 per block = 260"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_EQUAL(
        troops_read("ancient-1969", fmt::format("Macedonians. All regular.\n\nC-in-C 100\n{}\n", line)), two);
    for (const std::string_view line : // a wrong sum, and archers that are no heavy infantry
         {"2 taxeis, each 20 HI, pike, class C @ 6 = 120 and a unit commander 10, so 131 a taxis: 262",
          "2 bands of light infantry, each 20 HI, pike, class C @ 6 = 120, unit commander 10, so 130 a band: "
          "260"})
        BOOST_TEST_CONTEXT(line)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      fmt::format("Macedonians. All regular.\n\nC-in-C 100\n{}\n", line))),
                   "");
}

BOOST_AUTO_TEST_CASE(items_of_a_narrow_column_hang_beneath_their_bullets) {
    constexpr std::string_view list = "Franks. All barbarian.\n\n"
                                      "- Clovis, C-in-C: 100\n"
                                      "- Antrustions: 14 heavy cavalry, class B,\n"
                                      "  lance, at 13 points = 182, unit\n"
                                      "  commander 25, makes 207\n"
                                      "- Axemen: 24 heavy infantry, class D, two-handed\n"
                                      "  axe, no shield, at 8 = 192, unit commander 25,\n"
                                      "  which makes 217\n";
    const WrittenArmy made = read_list("ancient-1969", list);
    BOOST_CHECK(!asked_of(made).empty()); // the first item had room for the words beneath it
    check_list("ancient-1969",
               "Franks. All barbarian.\n\n"
               "- Clovis, C-in-C: 100\n"
               "- Antrustions: 14 heavy cavalry, class B, lance,\n"
               "  at 13 points = 182, unit commander 25, makes\n"
               "  207\n"
               "- Axemen: 24 heavy infantry, class D, two-handed\n"
               "  axe, no shield, at 8 = 192, unit commander 25,\n"
               "  which makes 217\n",
               "1 x Barb C-in-C | 14 x Barb HC B, lance, shield & 1 x Barb Cdr | "
               "24 x Barb HI D, axe, no shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(fields_stand_in_the_order_that_was_told) {
    for (const std::string_view told :
         {"Read it as: figures / type / class / weapon / shield or no shield / points each / unit commander.",
          "The fields are: number / type / quality / weapon / shield / pts each / UC"})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_EQUAL(
        troops_read("ancient-1969",
                    fmt::format("Huns. All barbarian.\n{}\n\nKing = C-in-C = 100\n"
                                "Riders = 18 / LC / B / javelin / shield / 7 / UC 25 = 151\n"
                                "Foot archers: 16 / LI / D / bow / no shield / 2 / UC 25 = 57\n",
                                told)),
        "1 x Barb C-in-C | 18 x Barb LC B, javelin, shield & 1 x Barb Cdr | 16 x Barb LI D, bow, no shield & "
        "1 x Barb "
        "Cdr");
    BOOST_CHECK_EQUAL(
        troops_read(
            "undying-lands",
            wings_of("Order of fields: vignettes / class / order / army / weapon / morale / proficiency / "
                     "defence / shield\n"
                     "Unit 1: 3 / foot / close / regular / spear / IV / drilled / C / shield\n"
                     "(General, sub-commander)\n",
                     plain_riders)),
        troops_read("undying-lands", wings_of(plain_wardens, plain_riders)));
    // One field is missing.
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      "Huns. All barbarian.\nRead it as: figures / type / class / weapon / "
                                      "shield / points each / UC\n\nKing = C-in-C = 100\n"
                                      "Riders = 18 / LC / B / javelin / 7 / UC 25 = 151\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(letters_stand_for_troops) {
    check_list("phalanx-ii",
               "M = CAT+ RA (clibanarii)\nW = LIS- IR (warband)\nB = LSCn IR\n\n"
               "Left wing: 2 B, 3 W\nCentre: 4 x W, 1 M (the M is the General)\nRight wing: 2 B\n",
               "2 x LSCn | 3 x LIS- | 4 x LIS- | 1 x CAT+ | 2 x LSCn");
    const WrittenArmy made = read_list("phalanx", "AP 5.\n\nP: HIP-III-RA (pikes)\nA: VLI-IV-RA (archers)\n\n"
                                                  "Left: 2 P, 1 A\nRight: 3 P\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(troops_of("phalanx", made), "2 x (HIP-III-RA) | 1 x (VLI-IV-RA) | 3 x (HIP-III-RA)");
    // A letter that was not explained.
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "AP 5.\n\nP: HIP-III-RA (pikes)\nA: VLI-IV-RA (archers)\n\n"
                                                 "Left: 2 P, 1 Q\nRight: 3 P\n")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_part_of_the_field_that_counts_unknown_troops_is_asked_about) {
    for (const std::string_view part : {"Right wing: 2 Zouaves", "Right wing: 2 x Z", "Right wing: 3 others"})
        BOOST_TEST_CONTEXT(part)
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii",
                                      fmt::format("Left wing: 2 HIN+ RA, 1 CAT+ RA (General)\n{}\n", part))),
                   "");
}

BOOST_AUTO_TEST_CASE(short_forms_are_explained) {
    const std::string plain = troops_read("undying-lands", wings_of(plain_wardens, plain_riders));
    for (const std::string_view key : {"Key: Ft foot, Mt mounted / cl, lo = order / Rg = regular, Ig = "
                                       "irregular / Dr = drilled / Mo = morale / "
                                       "Df = defence / NS = no shield",
                                       "My abbreviations: Ft foot, Mt mounted / cl, lo = order / Rg, Ig = "
                                       "regular, irregular / Dr drilled / Mo "
                                       "morale / Df defence / NS no shield."})
        BOOST_TEST_CONTEXT(key)
    BOOST_CHECK_EQUAL(
        troops_read(
            "undying-lands",
            fmt::format("{}\n\n{}", key,
                        wings_of("Unit 1: 3 x wardens, Ft, cl, Rg, spear, average physique, average size, Mo "
                                 "IV, Dr, Df C, shield (General, sub-commander)\n",
                                 "Unit 2: 2 x riders, Mt, lo, Ig, lance, average physique, average size, Mo "
                                 "III, Dr, Df B, NS (sub-commander)\n"))),
        plain);
}

BOOST_AUTO_TEST_CASE(prices_are_worked_out_term_by_term) {
    const auto list = [](std::string_view working) {
        return wings_of(
            fmt::format("Unit 1, Gate guard: 3 x foot, close, regular, spear, average physique, average "
                        "size, morale IV, drilled, defence C, shield: {}\n",
                        working),
            "Unit 2, Outriders: 2 x mounted, loose, irregular, lance, average physique, average "
            "size, morale III, drilled, defence B, no shield. Sub-commander is with unit 2.\n");
    };
    const std::string plain = troops_of("undying-lands", read_list("undying-lands", list("32 IP each = 96")));
    for (const std::string_view working :
         {"16 + 4 + 3 + 5 + 4 = 32, x 3 = 96 IP. General and sub-commander are with unit 1.",
          "16 + 4 + 3 + 9 = 32; x 3 = 96. General and sub-commander are with unit 1."}) {
        BOOST_TEST_CONTEXT(working) {
            const WrittenArmy made = read_list("undying-lands", list(working));
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), plain);
            BOOST_CHECK_EQUAL(asked_of(made), "");
        }
    }
    for (const std::string_view working :
         {"16 + 4 + 3 + 5 + 3 = 33, x 3 = 99 IP", "16 + 4 + 3 + 5 + 5 = 33, x 3 = 99 IP"})
        BOOST_TEST_CONTEXT(working)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", list(working))), "");
}

BOOST_AUTO_TEST_CASE(a_paragraph_tells_all_troops) {
    check_list(
        "ancient-1969",
        "It is a Gallic army and all of it is barbarian. Brennus is my commander-in-chief for 100 points.\n"
        "Then I take 30 medium infantry of class B with javelins and shields at 4 with a unit commander for "
        "25, that's 145, and a second unit of 20 more medium infantry of class D with javelins and shields "
        "at "
        "3 with a unit commander for 25, that's 85. Last I take 10 heavy cavalry of class B with spear and "
        "javelin and shields at 13 with a unit commander for 25, which makes 155.\n",
        "1 x Barb C-in-C | 30 x Barb MI B, javelin, shield & 1 x Barb Cdr | "
        "20 x Barb MI D, javelin, shield & 1 x Barb Cdr | "
        "10 x Barb HC B, spear and javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_form_asks_for_the_class_by_its_name) {
    const auto form = [](std::string_view commanders) {
        return fmt::format(
            "General's rating: 4\n\nWing: Hill wing\nSub-commander's rating: 3\nOrders: hold\n\n"
            "Unit: Gate guard\nCommanders here: General, sub-commander\nVignettes: 3\nClass: foot\n"
            "Order: close\nArmy class: regular\nWeapon: spear\nMissile: none\nPhysique: average\n"
            "Size: average\nMorale: IV\nProficiency: drilled\nDefence: C\nShield: shield\n\n"
            "Unit: Slingers\nCommanders here: {}\nVignettes: 2\nClass: foot\nOrder: open\n"
            "Army class: irregular\nWeapon: none\nMissile: SRW\nPhysique: low\nSize: average\n"
            "Morale: III\nProficiency: militia\nDefence: A\nShield: none\n",
            commanders);
    };
    for (const std::string_view nobody : {"none", "-"})
        BOOST_TEST_CONTEXT(nobody) {
            const WrittenArmy made = read_list("undying-lands", form(nobody));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            const Ruleset& ruleset = rules_called("undying-lands");
            const std::size_t commander = ruleset.trait(Level::unit, "commander")->slot;
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[commander], 1);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(1).values[commander], 0);
        }
}

BOOST_AUTO_TEST_CASE(each_wing_has_its_own_table) {
    constexpr std::string_view head =
        "Unit  No.  Troops   Class    Order  Army       Weapon  Morale  Defence\n";
    const WrittenArmy made = read_list(
        "undying-lands",
        fmt::format(
            "General's rating 4\n\nEAST WING, sub-commander rating 3, orders advance\n{}"
            "1     3    Axes     foot     close  regular    2HW     IV      B\n"
            "2     2    Bows     foot     open   irregular  none    II      A\n\n"
            "WEST WING, sub-commander rating 4, orders attack\n{}"
            "3     2    Riders   mounted  loose  irregular  lance   III     B\n\n"
            "East sub-commander is with unit 1; West sub-commander and the General are with unit 3.\n",
            head, head));
    BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
    const Ruleset& ruleset = rules_called("undying-lands");
    const std::size_t commander = ruleset.trait(Level::unit, "commander")->slot;
    const std::size_t general = ruleset.trait(Level::unit, "general")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[commander], 1);
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[general], 0);
    BOOST_CHECK_EQUAL(made.army.bodies.at(1).units.at(0).values[commander], 1);
    BOOST_CHECK_EQUAL(made.army.bodies.at(1).units.at(0).values[general], 1);
    BOOST_CHECK_EQUAL(asked_of(made), "");
}

BOOST_AUTO_TEST_CASE(an_outline_numbers_wings_units_and_troops) {
    for (const std::string_view placed : {"P.S. Nearly forgot: the General's rating is 4. He and the "
                                          "sub-commander of the Lake are with the Wardens, "
                                          "the sub-commander of the Hill is with the Riders.",
                                          "The General's rating is 4. He and the sub-commander of the Lake "
                                          "are with the Wardens; the sub-commander "
                                          "of the Hill is with the Riders."})
        BOOST_TEST_CONTEXT(placed) {
            const WrittenArmy made = read_list(
                "undying-lands",
                fmt::format(
                    "1. Wing of the Lake (sub-commander's rating 3, orders: hold)\n"
                    "1.1 Tactical unit Wardens\n"
                    "1.1.1 3 x wardens: foot, close, regular, spear, morale IV, drilled, defence C, shield\n"
                    "1.1.2 1 x elders: foot, close, regular, 2HW, morale V, drilled, defence C, no shield\n"
                    "2. Wing of the Hill (sub-commander's rating 2, orders: attack)\n"
                    "2.1 Tactical unit Riders\n"
                    "2.1.1 2 x riders: mounted, loose, irregular, lance, morale III, drilled, defence B, "
                    "no shield\n\n{}\n",
                    placed));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
            BOOST_REQUIRE_EQUAL(made.army.bodies.at(0).units.size(), 1);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.size(), 2);
        }
}

BOOST_AUTO_TEST_CASE(troops_are_the_same_as_a_unit_above_but_for_some_values) {
    const std::string plain = troops_read(
        "undying-lands",
        wings_of(plain_wardens,
                 "Unit 2: 2 x elders, foot, close, regular, spear, average physique, average size, morale V, "
                 "drilled, defence E, shield. The sub-commander is in this unit.\n"));
    for (const std::string_view same : {"Unit 2: 2 x elders - the same as Unit 1, but morale V and defence "
                                        "E. The sub-commander is in this unit.\n",
                                        "Unit 2: 2 x elders, same as Unit 1, except defence E, morale V. The "
                                        "sub-commander is in this unit.\n"})
        BOOST_TEST_CONTEXT(same)
    BOOST_CHECK_EQUAL(troops_read("undying-lands", wings_of(plain_wardens, same)), plain);
}

BOOST_AUTO_TEST_CASE(an_aside_excepts_some) {
    for (const std::string_view said :
         {"Everyone has a shield (the slingers don't, ha ha).", "All have shields (the slingers have none)."})
        BOOST_TEST_CONTEXT(said)
    check_list("ancient-1969",
               fmt::format("Britons. All barbarian. {}\n\nC-in-C 100\n20 MI D javelin, unit commander 25\n"
                           "Slingers: 20 LI D sling, unit commander 25\n",
                           said),
               "1 x Barb C-in-C | 20 x Barb MI D, javelin, shield & 1 x Barb Cdr | "
               "20 x Barb LI D, sling, no shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(the_price_of_an_officer_is_no_limit) {
    const WrittenArmy made = read_list(
        "ancient-1969", "Caledonians, all of them barbarians. Calgacus is the commander-in-chief (100 "
                        "points). Each unit has a unit commander, his 25 points are in the last column.\n\n"
                        "Unit | Figs | Type | Class | Weapon | Each | Cdr | Pts\n"
                        "Spears | 20 | MI | D | javelin | 3 | 25 | 85\n");
    BOOST_CHECK_EQUAL(asked_of(made).find("25"), std::string::npos);
    BOOST_CHECK_EQUAL(troops_of("ancient-1969", made),
                      "1 x Barb C-in-C | 20 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(fields_stand_behind_the_count_and_the_name) {
    const auto list = [](std::string_view told, std::string_view sum) {
        return fmt::format("General's rating 4\n{}\nNorth wing, rating 3, orders hold\nUnit 1 (General, "
                           "sub-commander)\n4 x Wardens: foot / close / regular / spear / IV / drilled / C / "
                           "shield{}\n",
                           told, sum);
    };
    for (const std::string_view told :
         {"How I write it: number x name: class / order / army / weapon / morale / proficiency / defence / "
          "shield = IP each",
          "My key: vignettes x troops: class / order / army / weapon / morale / proficiency / defence / "
          "shield "
          "= IP each. Nobody is fast."})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = read_list("undying-lands", list(told, " = 32"));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), "4 x Foot CO Reg, Spear, IV-D, C+Sh");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).name, "Wardens");
            BOOST_CHECK_NE(asked_of(read_list("undying-lands", list(told, " = 31"))), "");
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
