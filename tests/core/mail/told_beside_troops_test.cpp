// SPDX-License-Identifier: MIT
// What is told of the General in sentences, and where a price, an officer or a gun stands beside the troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(told_beside_troops)

BOOST_AUTO_TEST_CASE(a_title_that_is_the_generals_stands_for_him) {
    const WrittenArmy made = read_list(
        "undying-lands", "Keith,\n"
                         "\n"
                         "Riders of the Plains. The King is my General (rating 4). All my troops are of "
                         "average physique and size.\n"
                         "\n"
                         "LEFT WING (sub-commander's rating 3, orders: attack)\n"
                         "#1 Household, 2 vignettes: mounted, close order, regular, lance, morale V, "
                         "skilled, defence D, shield. King and sub-commander ride with them.\n"
                         "RIGHT WING (sub-commander's rating 2, orders: hold)\n"
                         "#2 Dale spears, 3 vignettes: foot, close order, regular, spear, morale III, "
                         "drilled, defence C, large shield. Sub-commander stands with them.\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    const std::size_t general = rules_called("undying-lands").trait(Level::unit, "general")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[general], 1);
    BOOST_CHECK_EQUAL(made.army.bodies.at(1).units.at(0).values[general], 0);
}

BOOST_AUTO_TEST_CASE(a_rating_is_told_as_a_sentence_and_units_are_parted_by_equals_signs) {
    check_list("undying-lands",
               "Keith, the Old Chief (General) has rating 3.\n"
               "\n"
               "FIRST WING: sub-commander rated 3, orders attack\n"
               "* unit 1 = 2 reavers = foot, loose order, irregular, spear, average physique, average size, "
               "morale IV, drilled, defence B, no shield = 52 IP. General and sub-commander in this unit.\n"
               "* unit 2 = 3 fanatics = foot, loose order, irregular, M2HW, average physique, average size, "
               "morale V, skilled, defence A, no shield = 75 IP\n",
               "2 x Foot LO Irr, Spear, IV-D, B | 3 x Foot LO Irr, M2HW, V-S, A");
}

BOOST_AUTO_TEST_CASE(a_price_stands_behind_who_is_there) {
    check_list("undying-lands",
               "General's rating: 5\n"
               "\n"
               "VAN - sub-commander's rating: 4 - orders: advance\n"
               "\n"
               "Unit A: 3 vignettes of spears\n"
               "  foot, close order, regular\n"
               "  weapon spear, no missiles\n"
               "  average physique, average size\n"
               "  morale V, skilled\n"
               "  defence D, large shield\n"
               "  General and sub-commander are here\n"
               "  39 IP each\n",
               "3 x Foot CO Reg, Spear, V-S, D+LSh");
}

BOOST_AUTO_TEST_CASE(an_officers_row_with_a_plus_belongs_to_the_unit_above) {
    check_list("ancient-1969",
               "Persian army, 1000 points\n"
               "\n"
               "Unit           No  Type  Status     Class  Weapons                Pts  Cost\n"
               "-----------------------------------------------------------------------------\n"
               "Darius          1  C-in-C barbarian                               100   100\n"
               "Immortals      20  HI    regular    B      short spear and bow     10   200\n"
               " + unit commander        regular                                   10    10\n"
               "Levy           40  MI    barbarian  D      short spear              3   120\n"
               " + unit commander        barbarian                                 25    25\n",
               "1 x Barb C-in-C | 20 x Reg HI B, short spear, bow, shield & 1 x Reg Cdr | 40 x Barb MI D, "
               "short spear, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(one_gun_each_repeats_the_attached_gun) {
    check_list("into-glory-ride",
               "Base AP 4\n"
               "\n"
               "3 x (HIP-III-IA)+AA(EII) - tertias, one gun each\n"
               "1 x (HCC-V-RA) - Prince Rupert, General\n"
               "5 x (HCC-IV-RA)\n",
               "3 x (HIP-III-IA)+AA(EII) | 1 x (HCC-V-RA) | 5 x (HCC-IV-RA)");
}

BOOST_AUTO_TEST_CASE(a_place_off_the_main_line_leaves_it) {
    for (const std::string_view rules : {"phalanx", "into-glory-ride"})
        for (const auto& [place, position] :
             {std::pair(", off the main line", "forward"),
              std::pair(", in front of the main line", "forward"),
              std::pair(" (in the second line)", "second-row"), std::pair(", in the last line", "last-row"),
              std::pair("", "forward")})
            BOOST_TEST_CONTEXT(rules << place) {
                const WrittenArmy made = read_list(
                    rules,
                    fmt::format("AP 5, all regular\n\n1 x HSC IV General\n2 x VLI III slingers{}\n", place));
                BOOST_CHECK_EQUAL(asked_of(made), "");
                const Ruleset& ruleset = rules_called(rules);
                const TraitValues& values = made.army.bodies.at(0).units.at(1).troops.at(0).values;
                const Trait& line = *ruleset.trait(Level::troop, "line");
                const Trait& where = *ruleset.trait(Level::troop, "position");
                BOOST_CHECK_EQUAL(line.value_id(values[line.slot]),
                                  std::string_view(place).empty() ? "main" : "off");
                BOOST_CHECK_EQUAL(where.value_id(values[where.slot]), position);
            }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
