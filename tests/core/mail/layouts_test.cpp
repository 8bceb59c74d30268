// SPDX-License-Identifier: MIT
// How the layout of a list tells what belongs together: brackets over line ends, headings, rows and forms.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <array>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(layouts)

BOOST_AUTO_TEST_CASE(a_bracket_goes_on_in_the_next_line) {
    for (const std::string_view bracket :
         {"(scythed chariots, four-horse)", "(scythed chariots,\nfour-horse)",
          "(scythed\nchariots,\nfour-horse)",
          "(the scythed ones that we always take, with\nfour-horse chariots)"})
        check_list("phalanx",
                   fmt::format("In the centre 5 HIP-IV-RA, 1 HIS-IV-RA (General). On the left\n"
                               "1 CAT-IV-RA, 1 SCH-II-IF {} and 1 VLI-III-IF (Cretans).\n"
                               "On the right 2 HSC-III-RA and 1 LIS-III-IF.\n",
                               bracket),
                   "5 x (HIP-IV-RA) | 1 x (HIS-IV-RA) | 1 x (CAT-IV-RA) | 1 x (SCH-II-IF) 4HC & 1 x "
                   "(VLI-III-IF) | 2 x (HSC-III-RA) & 1 x (LIS-III-IF)");
    // What labels a line, or smiles, closes nothing.
    check_list("phalanx",
               "Left is late :-(\n1) 3 x HIP-IV-RA\n2) 1 x HIS-V-RA, General (of old\n3) 1 x LSC-II-IF\n",
               "3 x (HIP-IV-RA) | 1 x (HIS-V-RA) | 1 x (LSC-II-IF)");
}

BOOST_AUTO_TEST_CASE(a_count_stands_behind_the_code) {
    const std::string_view troops = "5 x (HIS-IV-RA) | 1 x (HIS-V-RA) | 2 x (LIN-III-RA)";
    for (const std::string_view list :
         {"1. HIS-IV-RA, 5 off (phalanx)\n2. HIS-V-RA, 1 off (the General fights here)\n3. LIN-III-RA, 2 "
          "off\n",
          "HIS-IV-RA (five)\nHIS-V-RA (one), General\nLIN-III-RA (2 off)\n",
          "HIS/IV/RA [5] phalanx\nHIS/V/RA [1] the General\nLIN/III/RA [2] peltasts\n"})
        check_list("phalanx", list, troops);
    // A line that counts already says with "off" that they are off the line.
    BOOST_CHECK_NE(asked_of(read_list("phalanx", "4 x LIN-III-RA, 2 off\n1 x HIS-V-RA, General\n")), "");
    check_list("ancient-1969",
               "Roman, all regular.\nC-in-C\nHeavy infantry, pilum, B (twenty)\nunit commander\n",
               "1 x Reg C-in-C | 20 x Reg HI B, pilum, shield & 1 x Reg Cdr");
    check_list("phalanx-ii",
               "early arabs, everyone IR\n\ncentre HISn 3, HIS+ 1 (general), HIB- 1, VLI- 2\nright LSCn 2\n",
               "3 x HISn | 1 x HIS+ | 1 x HIB- | 2 x VLI- | 2 x LSCn", "");
}

BOOST_AUTO_TEST_CASE(a_word_of_quantity_stands_behind_the_count) {
    for (const std::string_view word : {"no.", "off", "nr."})
        check_list(
            "phalanx",
            fmt::format("AP 5\n5 {0} HIS-IV-RA Argyraspids\n1 {0} HIS-V-RA (General)\n2 {0} LIN-III-RA\n",
                        word),
            "5 x (HIS-IV-RA) | 1 x (HIS-V-RA) | 2 x (LIN-III-RA)");
}

BOOST_AUTO_TEST_CASE(the_last_field_says_the_number) {
    check_list(
        "phalanx-ii",
        "Lancers: class HSC, integrity n, army RA, number 3\nGuards: class HIS, integrity plus, army RA, "
        "number 1 (the General)\nSlingers: class VLI, integrity minus, army RA, number 2\n",
        "3 x HSCn | 1 x HIS+ | 2 x VLI-");
}

BOOST_AUTO_TEST_CASE(dots_lead_to_the_columns_of_a_line) {
    check_list("into-glory-ride",
               "Base AP are 5.\n\ntown spearmen ............... HIS III RA ................ 4\n"
               "village bowmen .............. VLI III RA ................ 3\n"
               "household ................... HCC V RA (General) ........ 1\n",
               "4 x (HIS-III-RA) | 3 x (VLI-III-RA) | 1 x (HCC-V-RA)");
}

BOOST_AUTO_TEST_CASE(sums_stand_in_square_brackets_too) {
    const WrittenArmy made = read_list(
        "ancient-1969", "Persian army [1000 points]\n\nSurena the C-in-C [barbarian, 100]\n1) Spearmen: 20 "
                        "MI, barbarian, D, short spear and bow [20 x 4 = 80], barbarian officer [25]\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
}

BOOST_AUTO_TEST_CASE(a_unit_is_named_in_quotation_marks) {
    const WrittenArmy made = read_list(
        "undying-lands", "General's rating 4\n\n* Wing \"North\" (sub-commander's rating 3, orders: hold)\n  "
                         "  * Unit \"Mounted\"\n"
                         "        - 4 Bowmen: foot, open order, irregular, SRW, average physique, morale II, "
                         "militia, defence A, no shield [6 IP each]\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
}

BOOST_AUTO_TEST_CASE(a_count_stands_behind_a_dash_and_the_officer_of_the_unit) {
    const WrittenArmy made =
        read_list("undying-lands",
                  "General's rating 4\n\nWING 1 / sub-commander's rating 3 / orders: hold\n\n"
                  "Unit 1 (sub-commander) - 3 Bowmen / foot / open / irregular / SRW / average physique / "
                  "morale II / militia / defence A / no shield / 6 IP each\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).troops.at(0).count, 3);
}

BOOST_AUTO_TEST_CASE(one_more_is_counted_and_all_are_counted_once) {
    for (const std::string_view line :
         {"4 HIS-IV-RA plus one with the General", "4 x HIS-IV-RA and one with the General",
          "4 x HIS-IV-RA + 1 more with the General"})
        check_list("phalanx", fmt::format("AP 5\n{}\n2 x LIN-III-RA\n", line),
                   "1 x (HIS-IV-RA) & 4 x (HIS-IV-RA) | 2 x (LIN-III-RA)");
    const WrittenArmy made = read_list(
        "phalanx-ii",
        "A regular army.\nHIP+ / RA / 1 / agema (General)\nHIPn / RA / 4 / phalanx, all four in one link, in "
        "line\nVLIn / RA / 2 / archers\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    const std::size_t link = rules_called("phalanx-ii").trait(Level::unit, "link")->slot;
    BOOST_CHECK_NE(made.army.bodies.at(0).units.at(1).values[link],
                   made.army.bodies.at(0).units.at(0).values[link]);
    BOOST_CHECK_NE(
        asked_of(read_list("phalanx-ii", "A regular army.\nHIPn / RA / 4 / all three in one link, in line\n"
                                         "HIP+ / RA / 1 / General\n")),
        "");
    check_list(
        "phalanx",
        "On the left: two HSC of integrity III and one LIN of integrity III, all of them informal (IF).\n"
        "On the right: one HIS-IV-RA with the General.\n",
        "2 x (HSC-III-IF) & 1 x (LIN-III-IF) | 1 x (HIS-IV-RA)");
}

BOOST_AUTO_TEST_CASE(a_form_asks_for_two_traits_at_once) {
    for (const std::string_view both : {"Physique and size: average, high", "Physique/size: average/high",
                                        "Physique & size: average / high"}) {
        const std::string size = std::string(both).replace(both.rfind("high"), 4, "large");
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format(
                "GENERAL'S RATING: 5\n\nWING 1: Silver\nSub-commander's rating: 4\nOrders: hold\n\n"
                "  Unit: Spears (joined by the General and the sub-commander)\n  Vignettes: 3\n"
                "  Type: foot, close order, regular\n  Weapons: spear\n  {}\n  Morale: IV\n"
                "  Proficiency: drilled\n  Defence: D, large shield\n  IP each: 35\n\nTOTAL IP: 105\n",
                size));
        BOOST_TEST_CONTEXT(both) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("undying-lands", made, "size"), "3 ");
        }
    }
}

BOOST_AUTO_TEST_CASE(the_heading_of_a_unit_says_what_its_troops_are) {
    const std::string_view troops =
        "1 x Reg C-in-C | 20 x Reg HI C, short spear, shield & 1 x Reg Cdr | 10 x Barb "
        "LC D, composite bow, no shield & 1 x Barb Cdr";
    for (const std::string_view unit :
         {"Unit 2, Huns (barb.)", "Unit 2 (barbarian)", "Unit 2, Huns, barbarian"})
        check_list("ancient-1969",
                   fmt::format(
                       "Late Roman, 1000 points. Regular unless marked barb.\nHQ\n   Commander-in-Chief 100\n"
                       "Unit 1, Lanciarii\n   20 HI, C, short spear, @6   120\n   unit commander   10\n"
                       "{}\n   10 LC, D, composite bow, no shield, @5   50\n   unit commander   25\n",
                       unit),
                   troops);
}

BOOST_AUTO_TEST_CASE(the_name_of_a_unit_may_say_what_stands_beneath) {
    const auto list = [](std::string_view weapon) {
        return fmt::format("British, all barbarians.\n1st unit, the King's chariots\n"
                           "     1 Commander-in-Chief\n     8 chariots, quality B\n"
                           "2nd unit, boys with slings\n     20 light infantry, quality D, {}, shieldless\n"
                           "     1 unit commander\n",
                           weapon);
    };
    check_list("ancient-1969", list("sling"),
               "1 x Barb C-in-C & 8 x Barb Ch B | 20 x Barb LI D, sling, no shield & 1 x Barb Cdr");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", list("bow"))), "");
}

BOOST_AUTO_TEST_CASE(a_heading_tells_the_bases_of_those_beneath) {
    for (const std::string_view foot : {"FOOT, four bases to the vignette", "FOOT - four bases each:"})
        check_list("phalanx-ii",
                   fmt::format("Dear Keith,\n\na regular army.\n\n{}\n- Guards: HIB+ RA x 3, one with the "
                               "General\n- Slingers: VLI- IR "
                               "x 1\n\nHORSE, two bases per vignette\n- Horse: HSCn RA x 2\n",
                               foot),
                   "1 x HIB+ & 2 x HIB+ | 1 x VLI- | 2 x HSCn");
}

BOOST_AUTO_TEST_CASE(a_heading_says_orders_in_a_second_sentence) {
    const WrittenArmy made = read_list(
        "undying-lands",
        "Ulric is the General, rating 4.\n\nFIRST WING: Edith, sub-commander, rating 2. Orders: attack.\n"
        "- Riders. Four vignettes, loose order, regular, mounted, lance, morale IV, skilled, defence C with "
        "shield. Both the General and the sub-commander ride here.\n\n"
        "SECOND WING: Hild, sub-commander, rating 3. Orders: hold.\n"
        "- Levy. Five vignettes, close order, irregular, foot, spear, morale II, militia, defence A with "
        "large "
        "shield. The sub-commander is here.\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
    const std::size_t rating = rules_called("undying-lands").trait(Level::body, "rating")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies[0].values[rating], 2);
    BOOST_CHECK_EQUAL(made.army.bodies[1].values[rating], 3);
}

BOOST_AUTO_TEST_CASE(marks_part_the_cells_of_rows_without_a_heading) {
    const std::string_view troops =
        "1 x Reg C-in-C | 20 x Reg HI C, pike, shield & 1 x Reg Cdr | 10 x Reg HC A, lance, "
        "shield & 1 x Reg Cdr";
    for (const std::string_view list :
         {"Antigonos | C-in-C, alone |  | | 100\nPhalanx   | 20 HI, pike, C | 20 x 6 = 120 | UC 10 | 130\n"
          "Horse | 10 HC, lance, A | 10 x 12 = 120| UC 10 | 130\n  TOTAL | 360\n",
          "A; Commander-in-Chief; 100; alone\nB; 20 heavy infantry; C; pike; 6 each; 120; unit commander 10\n"
          "C; 10 heavy cavalry; A; lance; 12 each; 120; unit commander 10\nTotal 360\n"})
        check_list("ancient-1969", fmt::format("Successor army, all regular. UC = unit commander.\n{}", list),
                   troops);
    // A general in the row of those whom he leads.
    check_list(
        "ancient-1969",
        "Sassanid Persian, all barbarians.\nA; Commander-in-Chief; 100; leads these: 10 super heavy cavalry; "
        "B; "
        "lance; 16 each; 160\nB; 20 light infantry; D; bow; shieldless; 2 each; 40; unit commander 25\n"
        "C; 20 light cavalry; D; bow; shieldless; 5 each; 100; unit commander 25\n",
        "1 x Barb C-in-C & 10 x Barb SHC B, lance, shield | 20 x Barb LI D, bow, no shield & 1 x Barb Cdr | "
        "20 x Barb LC D, bow, no shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(the_same_again_has_its_own_officer) {
    const auto list = [](std::string_view officer, std::string_view again) {
        return fmt::format(
            "Successors. All regular, apart from the elephants, which are always barbarian.\nC-in-C "
            "[100]\n(1) Phalanx: 32 heavy infantry, C, pike{}. [202]\n(2) Phalanx: same again{}. "
            "[202]\n(3) Elephants: 4, and a regular unit commander. [110]\n",
            officer, again);
    };
    const std::string_view troops =
        "1 x Reg C-in-C | 32 x Reg HI C, pike, shield & 1 x Reg Cdr | 32 x Reg HI C, pike, "
        "shield & 1 x Reg Cdr | 4 x Barb El & 1 x Reg Cdr";
    check_list("ancient-1969", list(", and a unit commander", ", with its own unit commander"), troops);
    check_list("ancient-1969", list(", and a unit commander", ""), troops);
}

BOOST_AUTO_TEST_CASE(talk_of_how_a_list_is_written_says_nothing_of_troops) {
    for (const std::string_view talk :
         {"one vignette to a line.", "Each line is one vignette.",
          "I write 4 for IV and so on, E3 is Epoch III.",
          "Each line is one unit: who / class / integrity / army / epoch. Thanks.",
          "PS: can I park behind the hall?"})
        check_list(
            "into-glory-ride",
            fmt::format("Prussians, base AP 5.\n{}\n3 x HIM-IV-RA EIII\n1 x HIM-V-RA EIII General\n", talk),
            "3 x (HIM-IV-RA)EIII | 1 x (HIM-V-RA)EIII");
}

BOOST_AUTO_TEST_CASE(a_sentence_behind_a_table_says_who_leads_a_part) {
    const auto army = [](std::string_view eored) {
        return read_list(
            "undying-lands",
            fmt::format("Wing,Unit,Vignettes,Class,Order,Army,Weapon,Morale,Proficiency,Defence,Shield\n"
                        "Eored,King's guard,3,mounted,close,regular,lance,V,skilled,D,shield\n"
                        "Eored,Riders,4,mounted,loose,regular,lance,IV,drilled,B,shield\n"
                        "Helm's Deep,Spearmen,3,foot,close,regular,spear,III,drilled,B,large\n\n"
                        "{}: sub-commander rating 4, with the King's guard, orders attack.\n"
                        "Helm's Deep: sub-commander rating 2, with the spearmen, orders hold.\n"
                        "General: Theoden, rating 5, with the King's guard.\n",
                        eored));
    };
    const WrittenArmy made = army("Eored");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
    const std::size_t rating = rules_called("undying-lands").trait(Level::body, "rating")->slot;
    const std::size_t commander = rules_called("undying-lands").trait(Level::unit, "commander")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies[0].values[rating], 4);
    BOOST_CHECK_EQUAL(made.army.bodies[1].values[rating], 2);
    BOOST_CHECK_EQUAL(made.army.bodies[0].units.at(0).values[commander], 1);
    BOOST_CHECK_EQUAL(made.army.bodies[1].units.at(0).values[commander], 1);
    BOOST_CHECK_NE(asked_of(army("Eomund")), "");
}

BOOST_AUTO_TEST_CASE(an_officer_who_is_included_takes_nothing_from_his_men) {
    for (const std::string_view troops :
         {"20 HI with pilum, quality B incl. officer", "20 HI pilum B incl. officer",
          "20 HI pilum, B including an officer", "20 HI, pilum, B, incl. its own unit commander"})
        check_list("ancient-1969", fmt::format("Roman, all regular.\nC-in-C\n{}\n", troops),
                   "1 x Reg C-in-C | 20 x Reg HI B, pilum, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(a_sign_takes_the_shield_off) {
    check_list(
        "ancient-1969",
        "Roman, all regular.\nC-in-C\n20 HI pilum B -shield, officer\n16 LI C sling - shield, officer\n",
        "1 x Reg C-in-C | 20 x Reg HI B, pilum, no shield & 1 x Reg Cdr | 16 x Reg LI C, sling, shield & 1 x "
        "Reg Cdr");
}

BOOST_AUTO_TEST_CASE(what_is_said_of_one_is_not_read_of_all) {
    const auto list = [](std::string_view line) {
        return read_list("phalanx-ii", fmt::format("A regular army.\nHIN+ RA x 1, General\n{}\n", line));
    };
    for (const std::string_view line :
         {"4 x HINn RA (one with attached artillery)", "4 x HINn RA, one with attached artillery",
          "4 x HINn RA, one of them with attached artillery"}) {
        const WrittenArmy made = list(line);
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("phalanx-ii", made), "1 x HIN+ | 3 x HINn | 1 x HINn +AA");
        }
    }
    for (const std::string_view line :
         {"4 x HINn RA, artillery attached to one of them", "HINn RA x 4 (one with attached artillery)",
          "4 x HINn RA, linked in line (one with attached artillery)"})
        BOOST_CHECK_NE(asked_of(list(line)), "");
    for (const std::string_view plain :
         {"4 x HINn RA (one with the General)", "4 x HINn RA and one of archers (HIBn, RA)",
          "4 x HINn RA with one-handed swords"})
        BOOST_CHECK_MESSAGE(asked_of(list(plain)).find("said of one") == std::string::npos, plain);
}

BOOST_AUTO_TEST_CASE(remarks_confirm_what_the_list_says) {
    check_list(
        "phalanx-ii",
        "All of them are irregular (IR) with the exception of the Immortals, who are regular (RA).\nOn the "
        "main battle line:\n   Immortals: HIB, plus, "
        "two vignettes, one with the General\n   Archers: HIB, n, four vignettes\nOff the main battle line, "
        "as "
        "skirmishers in front of it:\n   Slingers: VLI, minus, two vignettes\n",
        "1 x HIB+ & 1 x HIB+ | 4 x HIBn | 2 x VLI-");
    check_list(
        "ancient-1969",
        "Sorry!! Now with officers. Late Roman, 1000 points, the whole lot regular.\nCommander-in-Chief = "
        "100\n24 HI, B, pilum @ 7 = 168 + unit commander 10 = 178\n",
        "1 x Reg C-in-C | 24 x Reg HI B, pilum, shield & 1 x Reg Cdr");
    check_list("phalanx-ii",
               "A regular army.\n1 x HIP+ RA, Pyrrhus (General)\n2 x ELEn IR\n\nOne more victory like the "
               "last one and I'm "
               "selling the figures.\n",
               "1 x HIP+ | 2 x ELEn");
    check_list("phalanx",
               "Both links are support links.\nLink: front (HIS-IV-RA), rear (HIB-III-RA)\nLink: front "
               "(HIS-V-RA) with the General, rear (VLI-III-RA)\n",
               "1 x (HIS-IV-RA) & 1 x (HIB-III-RA) | 1 x (HIS-V-RA) & 1 x (VLI-III-RA)");
}

BOOST_AUTO_TEST_CASE(a_cell_tells_a_general_with_his_traits) {
    const auto table = [](std::string_view chief, std::string_view second, std::string_view engine) {
        return fmt::format(
            "Romans, 1000 points.\n\n"
            "Unit       Qty  Troops                          Each   Pts  Unit commander   Sum\n"
            "----------------------------------------------------------------------------------\n"
            "Consul       1  {:<31} 100   100                   100\n"
            "Legate       1  {:<31}  50    50                    50\n"
            "Hastati     20  HI, pilum, C, reg                 6   120        10         130\n"
            "Scorpions    2  {:<31}  15    30                    30\n",
            chief, second, engine);
    };
    const std::string_view read =
        "1 x Reg C-in-C | 1 x Reg Sub-General | 20 x Reg HI C, pilum, shield & 1 x Reg Cdr | "
        "2 x Reg LEng, darts";
    for (const auto& [chief, second, engine] :
         {std::array<std::string_view, 3>{"commander-in-chief, reg", "sub-general, reg",
                                          "light engine, dart, reg"},
          {"reg, commander-in-chief", "reg, sub-general", "reg, light engine, dart"},
          {"commander-in-chief (reg)", "sub-general (reg)", "light engine (dart), reg"},
          {"commander-in-chief; regular", "sub-general; regular", "dart, light engine, reg"},
          {"C-in-C, reg", "Sub-General, reg", "light engine, reg, dart"},
          {"reg commander-in-chief", "reg sub-general", "reg light engine, dart"},
          {"commander-in-chief / reg", "sub-general / reg", "light engine - reg"}})
        BOOST_TEST_CONTEXT(chief << ", " << second << ", " << engine)
    check_list("ancient-1969", table(chief, second, engine), read);
    for (const std::string_view chief :
         {"commander-in-chief, ref", "commander-in-chief, reg, with the Hastati",
          "commander-in-chief, reg or barb"})
        BOOST_TEST_CONTEXT(chief)
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969", table(chief, "sub-general, reg", "light engine, reg"))),
                   "");
}

BOOST_AUTO_TEST_CASE(lettered_lines_stand_in_the_unit_of_their_number) {
    check_list(
        "ancient-1969",
        "Romans, all regular.\n\n1. Old Guard\n   a) Consul, C-in-C, 100\n   b) 20 HI B, pilum\n"
        "2. Allies\n   a) 24 MI C, javelin\n   b) unit commander\n",
        "1 x Reg C-in-C & 20 x Reg HI B, pilum, shield | 24 x Reg MI C, javelin, shield & 1 x Reg Cdr");
}

// Else the general would command nobody, and his men would have no leader.
BOOST_AUTO_TEST_CASE(a_number_over_troops_is_not_passed_over) {
    const std::string asked = asked_of(read_list(
        "ancient-1969", "All barbarian.\n\n1. Household (led by its chief himself, so no other officer)\n"
                        "   a) Chief, C-in-C, 100\n   b) 16 HC B, javelin\n"
                        "2. Riders\n   a) 20 LC D, javelin\n   b) unit commander\n"));
    BOOST_CHECK_NE(asked.find("line 3"), std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
