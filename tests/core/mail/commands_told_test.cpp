// SPDX-License-Identifier: MIT
// Who commands what, with which rating and orders, told in whatever order and with whatever marks between.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace muster::tests {

namespace {

// "3 hold: GS -" for each part: its rating and orders, and who is with each of its units; then the questions.
std::string commands_of(const WrittenArmy& made) {
    const Ruleset& ruleset = rules_called("undying-lands");
    const Trait& orders = *ruleset.trait(Level::body, "orders");
    const std::size_t rating = ruleset.trait(Level::body, "rating")->slot;
    const std::size_t general = ruleset.trait(Level::unit, "general")->slot;
    const std::size_t commander = ruleset.trait(Level::unit, "commander")->slot;
    std::string text;
    for (const Body& body : made.army.bodies) {
        text += fmt::format("{}{} {}:", text.empty() ? "" : "; ", body.values[rating],
                            orders.values.at(static_cast<std::size_t>(body.values[orders.slot])).id);
        for (const Unit& unit : body.units)
            text += fmt::format(" {}{}{}", unit.values[general] == 1 ? "G" : "",
                                unit.values[commander] == 1 ? "S" : "",
                                unit.values[general] + unit.values[commander] == 0 ? "-" : "");
    }
    return text + (asked_of(made).empty() ? "" : "?");
}

std::string army_with(std::string_view general, std::string_view first, std::string_view second) {
    return fmt::format("{}\n\n{}\n"
                       "Unit 1: 3 Sentinels, close order regular foot, defence B, shield\n"
                       "Unit 2: 2 Yeomen, loose order regular foot, SRW, defence A, no shield\n\n{}\n"
                       "Unit 3: 2 Hussars, loose order regular mounted, lance, defence B, shield\n",
                       general, first, second);
}

std::string commands_in(std::string_view general, std::string_view first, std::string_view second) {
    return commands_of(read_list("undying-lands", army_with(general, first, second)));
}

constexpr std::string_view general_told = "General's rating 5. The General is with unit 1.";
constexpr std::string_view first_told = "Left wing (sub-commander rating 4, with unit 1, orders hold)";
constexpr std::string_view second_told = "Right wing (sub-commander rating 3, with unit 3, orders attack)";
constexpr std::string_view as_told = "4 hold: GS -; 3 attack: S";

} // namespace

BOOST_AUTO_TEST_SUITE(commands_told)

BOOST_AUTO_TEST_CASE(the_general_is_with_whom_his_line_names) {
    for (const std::string_view general :
         {"General's rating 5. The General is with unit 1.", "General: rating 5. He stands with unit 1.",
          "The General (rating 5) leads unit 1 himself.", "General: rating 5; with the Sentinels",
          "My General is rated 5, he is with unit 1.", "gen 5 -> unit 1", "General 5 / with unit 1",
          "General's rating: 5. General's unit: 1.", "The General has rating 5 and rides with the Sentinels.",
          "General\n  rating 5\n  with unit 1", "Hill folk. General: rating 5, in unit 1"})
        BOOST_TEST_CONTEXT(general)
    BOOST_CHECK_EQUAL(commands_in(general, first_told, second_told), as_told);
}

BOOST_AUTO_TEST_CASE(a_general_with_nobody_known_is_asked_about) {
    for (const std::string_view general :
         {"General: rating 5. He stands with unit 9.", "General: rating 5; with the Dragoons",
          "General: rating 5. He stands with unit 1 or unit 2."})
        BOOST_TEST_CONTEXT(general) BOOST_CHECK(commands_in(general, first_told, second_told).ends_with("?"));
}

BOOST_AUTO_TEST_CASE(a_heading_tells_of_its_commander_in_any_order) {
    for (const std::string_view heading :
         {"Left wing / sub-commander's rating 4, with the Sentinels / orders: hold",
          "Left wing, the Old Guard. Sub-commander rating 4 (with unit 1). Orders: hold.",
          "Left wing. Sub-commander rating 4, with (1). Orders: hold.",
          "Left wing: commander rated 4 (also with unit 1), ordered to hold",
          "Left wing, led by a sub-commander of rating 4 who is with unit 1. Orders: hold.",
          "Left wing; orders: hold; sub-commander: rating 4; with the Sentinels",
          "Left wing; rating of its sub-commander: 4; his unit: 1; orders: hold",
          "Left wing: Odo Brand commands, rating 4, in unit 1. Orders: hold.",
          "Left wing: sub-cdr 4 -> unit 1, orders hold"})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK_EQUAL(commands_in(general_told, heading, second_told), as_told);
}

BOOST_AUTO_TEST_CASE(a_heading_of_which_a_part_is_not_understood_is_asked_about) {
    for (const std::string_view heading :
         {"Left wing / sub-commander's rating 4, with the Dragoons / orders: hold",
          "Left wing / sub-commander's rating 4, with unit 3 / orders: hold",
          "Left wing / sub-commander's rating 4, with / orders: hold",
          "Left wing; rating 4; his unit: 7; orders: hold"})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK(commands_in(general_told, heading, second_told).ends_with("?"));
}

BOOST_AUTO_TEST_CASE(a_commander_told_of_apart_stands_in_his_heading) {
    for (const std::string_view told :
         {"Left wing's sub-commander: rating 4, with unit 1",
          "The sub-commander of the left wing: rating 4, with unit 1", "SC left wing 4 / with unit 1",
          "The left wing has a sub-commander of rating 4, he is with unit 1."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_EQUAL(commands_in(fmt::format("{}\n{}", general_told, told), "Left wing, hold", second_told),
                      as_told);
    BOOST_CHECK(commands_in(fmt::format("{}\nLeft wing's sub-commander: rating 2, with unit 1", general_told),
                            first_told, second_told)
                    .ends_with("?"));
}

BOOST_AUTO_TEST_CASE(a_commander_with_no_unit_is_with_none) {
    for (const std::string_view heading :
         {"Right wing. Sub-commander rating 3, not with any unit. Attack.",
          "Right wing (sub-commander rating 3, with no unit, orders attack)"})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK_EQUAL(commands_in(general_told, first_told, heading), "4 hold: GS -; 3 attack: -");
    BOOST_CHECK_EQUAL(
        commands_of(
            read_list("undying-lands", army_with(general_told, first_told, "Right wing: rating 3, attack") +
                                           "\nThe sub-commander of the right wing has joined no unit, he is "
                                           "still at home.\n")),
        "4 hold: GS -; 3 attack: -");
}

BOOST_AUTO_TEST_CASE(signs_of_the_players_own_stand_for_commanders) {
    const auto with_key = [](std::string_view key, std::string_view mark) {
        return commands_of(
            read_list("undying-lands",
                      fmt::format("General's rating 5\n{}\n\nLeft wing: rating 4, hold\n"
                                  "Unit 1 {}: 3 Sentinels, close order regular foot, defence B, shield\n"
                                  "Unit 2: 2 Yeomen, loose order regular foot, SRW, defence A\n",
                                  key, mark)));
    };
    BOOST_CHECK_EQUAL(
        with_key("[G] = the General is with this unit, [SC] = the sub-commander is with this unit",
                 "[G, SC]"),
        "4 hold: GS -");
    BOOST_CHECK_EQUAL(
        with_key("Key: Gen = the General fights here, Sub = the wing's sub-commander fights here",
                 "(Gen + Sub)"),
        "4 hold: GS -");
    BOOST_CHECK(
        with_key("[G] = the General likes this unit, [SC] = the sub-commander is with this unit", "[G, SC]")
            .ends_with("?"));
}

BOOST_AUTO_TEST_CASE(company_of_a_commander_says_nothing_of_other_troops) {
    const WrittenArmy made = read_list(
        "undying-lands", fmt::format("{}\n\nLeft wing (sub-commander rating 4, with the Pikes, orders hold)\n"
                                     "Unit 1: 3 Pikes, close order regular foot, pike, defence B, no shield\n"
                                     "Unit 2: 2 Yeomen, close order regular foot, defence A, no shield\n",
                                     general_told));
    const std::size_t weapon = rules_called("undying-lands").trait(Level::troop, "weapon")->slot;
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(1).troops.at(0).values[weapon], 0);
}

BOOST_AUTO_TEST_CASE(columns_say_who_is_there) {
    BOOST_CHECK_EQUAL(
        commands_of(read_list("undying-lands", "General's rating 5\n\n"
                                               "Wing,Sub-commander rating,Orders,Unit,General here,Sub-cdr "
                                               "here,Vignettes,Troops,Class,Order,Army\n"
                                               "Left,4,hold,1,yes,yes,3,Sentinels,foot,close,regular\n"
                                               "Left,4,hold,2,no,no,2,Yeomen,foot,loose,regular\n"
                                               "Right,3,attack,3,no,yes,2,Hussars,mounted,loose,regular\n")),
        as_told);
    BOOST_CHECK_EQUAL(commands_of(read_list("undying-lands",
                                            "General: rating 5, in unit 1\n"
                                            "Wing East: sub-commander rating 4, in unit 1, orders hold\n"
                                            "Wing West: sub-commander rating 3, in unit 3, orders attack\n\n"
                                            "Wing,Unit,Vignettes,Troops,Class,Order,Army\n"
                                            "East,1,3,Sentinels,foot,close,regular\n"
                                            "East,2,2,Yeomen,foot,loose,regular\n"
                                            "West,3,2,Hussars,mounted,loose,regular\n")),
                      as_told);
}

BOOST_AUTO_TEST_CASE(labels_and_short_sentences_of_troops_are_no_counts) {
    for (const std::string_view lines :
         {"1 Sentinels: 3 vignettes, foot, close, regular\n2 Yeomen: 2 vignettes, foot, loose, regular\n"
          "3 Hussars: 2 vignettes, mounted, loose, regular\n",
          "1 / 3 Sentinels / foot, close, regular\n2 / 2 Yeomen / foot, loose, regular\n"
          "3 / 2 Hussars / mounted, loose, regular\n",
          "A. Sentinels, 3 vignettes. Foot, close, regular. Spear. Morale IV, skilled.\n"
          "B. Yeomen, 2 vignettes. Foot, loose, regular. SRW. Defence A, no shield.\n"
          "C. Hussars, 2 vignettes. Mounted, loose, regular. Lance. Fast.\n"})
        BOOST_TEST_CONTEXT(lines) {
            const WrittenArmy made = read_list(
                "undying-lands", fmt::format("General's rating 5\n\nLeft wing: rating 4, hold\n{}", lines));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            std::string counts;
            for (const Unit& unit : made.army.bodies.at(0).units)
                for (const Troop& troop : unit.troops)
                    counts += fmt::format("{} ", troop.count);
            BOOST_CHECK_EQUAL(counts, "3 2 2 ");
        }
    BOOST_CHECK(!asked_of(read_list("undying-lands",
                                    "General's rating 5\n\nLeft wing: rating 4, hold\n"
                                    "Sentinels, 3 vignettes. Foot, close, regular. Grumbling. Morale IV.\n"))
                     .empty());
}

BOOST_AUTO_TEST_CASE(a_commander_may_be_named_beneath_the_heading) {
    const auto list = [](std::string_view heading, std::string_view commander) {
        return read_list(
            "undying-lands",
            fmt::format("All regular foot. General's rating 4.\n\n{}\n  {}\n"
                        "  Buckland spears - 3 vignettes, close order, spear, morale III, "
                        "drilled, defence B, large shield\n"
                        "  Slingers - 2 vignettes, open order, SSW, morale III, skilled, defence "
                        "A, no shield. General.\n",
                        heading, commander));
    };
    const Trait& rating = *rules_called("undying-lands").trait(Level::body, "rating");
    const Trait& mark = *rules_called("undying-lands").trait(Level::unit, "commander");
    for (const std::string_view commander :
         {"Sub-commander: Merry, rating 3, with the spears", "Sub-commander Merry, rating 3, with the spears",
          "Sub-commander - Merry, rating 3, with the spears",
          "Sub-commander: Merry (rating 3), with the spears",
          "Merry, sub-commander, rating 3, with the spears", "Sub-cdr: Merry, rated 3, leads the spears",
          "Sub-commander: Merry Brandybuck, rating 3, he is with the spears",
          "Sub-commander: rating 3, with the spears"})
        BOOST_TEST_CONTEXT(commander) {
            const WrittenArmy made = list("Wing Buckland (orders: hold)", commander);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).values[rating.slot], 3);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(0).values[mark.slot], 1);
        }
    for (const std::string_view commander :
         {"Sub-commander: Merry or Pippin, rating 3, with the spears",
          "Sub-commander: Merry, rating 3, with the axes", "Sub-commander: Merry, with somebody"})
        BOOST_CHECK_MESSAGE(!asked_of(list("Wing Buckland (orders: hold)", commander)).empty(), commander);
    BOOST_CHECK_NE(asked_of(list("Wing Buckland (rating 2, orders: hold)",
                                 "Sub-commander: Merry, rating 3, with the spears")),
                   "");
}

BOOST_AUTO_TEST_CASE(a_name_in_capitals_with_its_commander_is_a_part) {
    const std::string_view general = "General's rating 5. The General is with unit 1.";
    for (const auto& [first, second] :
         {std::pair<std::string_view, std::string_view>{
              "THE HOLLOW HILL. Sub-commander's rating 4, orders hold. He is with unit 1.",
              "THE FORD. Sub-commander's rating 3, orders attack. He is with unit 3."},
          {"The Hollow Hill. Sub-commander rating 4, orders hold. He stands with unit 1.",
           "The Ford. Sub-commander rating 3, orders attack. She rides with unit 3."},
          {"Host of the Mark. Sub-commander's rating is 4, orders hold. He is with unit 1.",
           "RIGHT WING. Sub-commander's rating is 3, orders attack. He is with unit 3."},
          {"HOLLOW. Subcommander rating 4, orders hold. He is with unit 1.",
           "Ford (sub-commander rating 3, with unit 3, orders attack)"}})
        BOOST_CHECK_EQUAL(commands_in(general, first, second), as_told);
    for (const std::string_view first :
         {"the hollow hill, I think. Sub-commander's rating 4, orders hold. He is with unit 1.",
          "THE HOLLOW HILL? Sub-commander's rating 4, orders hold. He is with unit 1.",
          "THE HOLLOW HILL. Sub-commander's rating 4 or 5, orders hold. He is with unit 1.",
          "THE HOLLOW HILL. Sub-commander's rating 4, orders sit. He is with unit 1.",
          "THE HOLLOW HILL. Sub-commander's rating 4, orders hold. He is with unit 9."})
        BOOST_CHECK_MESSAGE(commands_in(general, first, second_told).ends_with('?'), first);
}

BOOST_AUTO_TEST_CASE(only_limits_the_value_beside_it) {
    const auto beasts = [](std::string_view arms) {
        return read_list(
            "undying-lands",
            fmt::format("General's rating 3.\n\nLeft wing: sub-commander rating 2, hold\n"
                        "a) Wyrms, 2 vignettes. Leviathan, close order, irregular, {}, size huge, "
                        "morale III, drilled, defence C. The General and the sub-commander both go "
                        "with a).\n",
                        arms));
    };
    const std::string plain = troops_of("undying-lands", beasts("natural weapons"));
    BOOST_CHECK(plain.starts_with("2 x "));
    for (const std::string_view arms : {"natural weapons only", "only natural weapons"}) {
        BOOST_CHECK_EQUAL(asked_of(beasts(arms)), "");
        BOOST_CHECK_EQUAL(troops_of("undying-lands", beasts(arms)), plain);
    }
    for (const std::string_view arms : {"natural weapons only if they are fed",
                                        "only one with natural weapons", "natural weapons only half"})
        BOOST_CHECK_MESSAGE(!asked_of(beasts(arms)).empty(), arms);
}

BOOST_AUTO_TEST_CASE(the_only_unit_beneath_a_heading_is_no_part_of_it) {
    const auto commands = [](std::string_view heading, std::string_view unit) {
        return commands_of(read_list(
            "undying-lands",
            fmt::format("General's rating 5.\n\nLeft wing (sub-commander rated 4): hold\n"
                        "  Unit 1, with the General and the sub-commander: 3 vignettes Pikemen\n"
                        "    foot, close order, regular, pike, morale IV, drilled, defence B\n"
                        "  Unit 2: 2 vignettes Slingers\n    foot, loose order, regular, SRW\n{}\n"
                        "  {}: 5 vignettes Hussars\n    mounted, loose order, regular, lance, fast\n",
                        heading, unit)));
    };
    constexpr std::string_view heading = "Right wing (sub-commander rated 3): attack";
    for (const std::string_view unit :
         {"Unit 3, with the sub-commander", "Unit 3 (sub-commander)", "Unit C, with the sub-commander",
          "Regiment 3, with the sub-commander"})
        BOOST_TEST_CONTEXT(unit) {
            BOOST_CHECK_EQUAL(commands(heading, unit), "4 hold: GS -; 3 attack: S");
            BOOST_CHECK_EQUAL(commands("Right wing (sub-commander rating 3, orders attack)", unit),
                              "4 hold: GS -; 3 attack: S");
        }
    BOOST_CHECK_EQUAL(commands(heading, "Unit 3"), "4 hold: GS -; 3 attack: -");
    for (const std::string_view unit :
         {"Unit 3, with some sub-commander of unit 9", "Unit 3, with the sub-commander or not"})
        BOOST_CHECK_MESSAGE(commands(heading, unit).ends_with('?'), unit);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
