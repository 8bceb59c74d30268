// SPDX-License-Identifier: MIT
// Labels, names, leaders and prices of units in places of a player's own.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

constexpr std::string_view guard_of_palace = "foot, close, regular, spear, V, skilled, E, large shield";

// The General's and the sub-commander's marks of every unit, and the questions.
std::string leaders_of(const WrittenArmy& made) {
    const Ruleset& ruleset = rules_called("undying-lands");
    const std::size_t general = ruleset.trait(Level::unit, "general")->slot;
    const std::size_t commander = ruleset.trait(Level::unit, "commander")->slot;
    std::string marks;
    for (const Body& body : made.army.bodies)
        for (const Unit& unit : body.units)
            marks += fmt::format("{}{} ", unit.values[general], unit.values[commander]);
    return marks + asked_of(made);
}

} // namespace

BOOST_AUTO_TEST_SUITE(labels_in_place)

BOOST_AUTO_TEST_CASE(a_label_may_be_equated_with_its_unit) {
    for (const std::string_view equals : {" =", ":"})
        BOOST_CHECK_EQUAL(
            leaders_of(
                read_list("undying-lands",
                          fmt::format("General: Théoden, rating 4\n\nFIRST WING - the Éored of Edoras\n"
                                      "Sub-commander: Éomer, rating 4. Orders: attack.\n  Unit A{} King's "
                                      "Household; 3 vignettes; {}. The General and the sub-commander ride "
                                      "with unit A.\n  Unit B{} Riders; 4 vignettes; {}.\n",
                                      equals, guard_of_palace, equals, guard_of_palace))),
            "11 00 ");
}

BOOST_AUTO_TEST_CASE(a_label_may_stand_behind_the_troops) {
    const auto list = [](std::string_view first, std::string_view second) {
        return leaders_of(read_list(
            "undying-lands", fmt::format("General's rating 5.\n\nWing \"Halls\", rating 5, orders wait\n"
                                         "  3 x guard: {} {}\n  4 x wardens: {} {}\n",
                                         guard_of_palace, first, guard_of_palace, second)));
    };
    BOOST_CHECK_EQUAL(list("[unit 1: General, sub-commander]", "[unit 2]"), "11 00 ");
    BOOST_CHECK_EQUAL(list("(unit A: General and sub-commander)", "(unit B)"), "11 00 ");
    BOOST_CHECK_NE(list("[unit 1: General, sub-commander]", "[unit 1]"), "11 00 "); // one unit or two?
}

BOOST_AUTO_TEST_CASE(a_name_may_tell_who_leads_the_troops_beneath) {
    for (const std::string_view where : {"General and sub-commander in this unit", "General, sub-commander",
                                         "General and sub-commander here"})
        for (const std::string_view price : {"", "    10 IP x 6 = 60\n", "    6 x 10 IP = 60\n"})
            BOOST_TEST_CONTEXT(where) {
                const std::string made = leaders_of(read_list(
                    "undying-lands",
                    fmt::format(
                        "General's rating 5.\n\nLeft wing, rating 5, orders wait\nGoblin rabble ({})\n    6 "
                        "vignettes: foot, loose order, irregular, side arms only, low physique, small, "
                        "morale "
                        "II, militia, defence A, shield\n{}Goblin archers\n    4 vignettes: foot, open "
                        "order, "
                        "irregular, SRW, low physique, small, morale II, militia, defence A, no shield\n",
                        where, price)));
                BOOST_CHECK_EQUAL(made, "11 00 ");
            }
}

BOOST_AUTO_TEST_CASE(a_part_says_what_everything_in_it_is) {
    const auto list = [](std::string_view told) {
        return read_list(
            "undying-lands",
            fmt::format(
                "General's rating 3.\n\nWING I, sub-commander rating 3, orders attack{}\n3 x guard, "
                "foot, close, spear, V, skilled, E, large shield, General, sub-commander\n\nWING II, "
                "sub-commander rating 2, orders advance (all regular)\n3 x guard, foot, close, spear, "
                "V, skilled, E, large shield, sub-commander\n",
                told));
    };
    for (const std::string_view told :
         {" (everything in this wing is irregular)", ". The whole wing is irregular.",
          " (all troops of this wing are irregular)", ", everybody in this wing irregular"})
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(list(told)), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", list(told)),
                              troops_of("undying-lands", list(" (all irregular)")));
        }
    BOOST_CHECK_NE(asked_of(list(" (half of this wing is irregular)")), "");
}

BOOST_AUTO_TEST_CASE(a_commander_may_be_added_in_figures) {
    const auto list = [](std::string_view told, std::string_view sum) {
        return asked_of(read_list(
            "ancient-1969",
            fmt::format(
                "My Indian army. All barbarian, all class D. {}\n\nC-in-C, alone: 100\n\nELEPHANTS\nRight "
                "herd: 6 elephants @ 25 + 25 = {}\n\nFOOT\nArchers: 30 MI, bow, no shield "
                "@ 2 + 25 = 85\n",
                told, sum)));
    };
    for (const std::string_view told :
         {"Each fighting unit has a unit commander at 25.", "Every unit has a unit commander at 25.",
          "Each unit has its unit commander for 25."})
        BOOST_CHECK_EQUAL(list(told, "175"), "");
    BOOST_CHECK_NE(list("Each unit has a unit commander at 25.", "180"), "");
    BOOST_CHECK_NE(list("", "175"), "");
}

BOOST_AUTO_TEST_CASE(a_generals_regiment_is_a_name) {
    const auto generals = [](std::string_view others) {
        const WrittenArmy made = read_list(
            "into-glory-ride",
            fmt::format("AP 6\n(HIP-IV-RA) Lord General's foot\n(HSC-IV-RA) Lifeguard{}\n", others));
        const std::size_t general = rules_called("into-glory-ride").trait(Level::troop, "general")->slot;
        std::string marks;
        for (const Unit& unit : made.army.bodies.at(0).units)
            marks += fmt::format("{} ", unit.troops.at(0).values[general]);
        return marks + (asked_of(made).empty() ? "" : "?");
    };
    BOOST_CHECK_EQUAL(generals("; Sir Thomas Fairfax, General"), "0 1 ");
    BOOST_CHECK(generals("").ends_with('?'));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
