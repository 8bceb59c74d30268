// SPDX-License-Identifier: MIT
// Forms that a player fills in: a label asks, what stands behind it answers.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster::tests {

namespace {

WrittenArmy form(std::string_view wing, std::string_view arms, std::string_view commanders) {
    return read_list(
        "undying-lands",
        fmt::format("GENERAL'S RATING: 5\n\nWING: {}\nSUB-COMMANDER'S RATING: 5\nORDERS: attack\n\n"
                    "  Unit: Spears of the Wood\n  Vignettes: 4\n  Troops: foot, close order, regular\n"
                    "  Arms: spear\n  Physique and size: average, average\n  Morale: IV\n"
                    "  Proficiency: skilled\n  Defence: C, large shield\n"
                    "  Commanders with it: General and sub-commander\n\n"
                    "  Unit: Green Bows\n  Vignettes: 3\n  Troops: foot, loose order, regular\n"
                    "  {}\n  Physique and size: average, average\n  Morale: IV\n"
                    "  Proficiency: skilled\n  Defence: B, no shield\n  {}\n",
                    wing, arms, commanders));
}

} // namespace

BOOST_AUTO_TEST_SUITE(filled_forms)

BOOST_AUTO_TEST_CASE(every_line_of_a_form_is_of_its_unit) {
    const WrittenArmy first = form("Silver", "Arms: elf-bow", "Commanders with it: none");
    BOOST_CHECK_EQUAL(asked_of(first), "");
    const std::string troops = troops_of("undying-lands", first);
    BOOST_CHECK_EQUAL(std::count(troops.begin(), troops.end(), '|'), 1);
    BOOST_CHECK(troops.starts_with("4 x "));
    BOOST_CHECK(troops.find("| 3 x ") != std::string::npos);
    for (const auto& [arms, commanders] :
         {std::pair<std::string_view, std::string_view>{"Weapons: elf-bow", "Commanders: none"},
          {"Armed with: elf-bow", "Officers: -"},
          {"Equipment: elf-bow", "Led by: none"},
          {"Missile: elf-bow", "Leader: none"}}) {
        const WrittenArmy made = form("Silver", arms, commanders);
        BOOST_TEST_CONTEXT(arms) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), troops);
        }
    }
    for (const auto& [arms, commanders] :
         {std::pair<std::string_view, std::string_view>{"Arms: blowpipe", "Commanders with it: none"},
          {"Arms: elf-bow", "Commanders with it: perhaps"}})
        BOOST_CHECK(!asked_of(form("Silver", arms, commanders)).empty() ||
                    troops_of("undying-lands", form("Silver", arms, commanders)) != troops);
}

BOOST_AUTO_TEST_CASE(a_label_that_asks_for_a_name_is_answered_by_one) {
    for (const std::string_view wing : {"Gold", "Wood", "Holt", "Attach"}) // one letter from "hold", "attack"
        BOOST_TEST_CONTEXT(wing) {
            const WrittenArmy made = form(wing, "Arms: elf-bow", "Commanders with it: none");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.size(), 1);
        }
}

BOOST_AUTO_TEST_CASE(weapons_of_beasts_are_natural_weapons) {
    const auto beast = [](std::string_view weapons) {
        return read_list(
            "undying-lands",
            fmt::format("General rating 3\nLeft wing, sub-commander rating 2, orders hold\nUnit 1 "
                        "(General, sub-commander): 2 x behemoth, close order, irregular, {}, extreme "
                        "physique, huge, morale III, drilled, defence C, no shield\n",
                        weapons));
    };
    const std::string plain = troops_of("undying-lands", beast("natural weapons"));
    for (const std::string_view weapons :
         {"tusks only", "teeth and claws only", "only fangs", "nur Klauen", "horns and hooves only"})
        BOOST_TEST_CONTEXT(weapons) {
            BOOST_CHECK_EQUAL(asked_of(beast(weapons)), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", beast(weapons)), plain);
        }
    for (const std::string_view weapons : {"tusks and a gribble only", "steel tusks"})
        BOOST_CHECK_MESSAGE(!asked_of(beast(weapons)).empty(), weapons);
}

BOOST_AUTO_TEST_CASE(a_sentence_names_the_wings_of_a_table) {
    const auto riders = [](std::string_view wings) {
        return read_list(
            "undying-lands",
            fmt::format(
                "General's rating 4. {}\n\nWing;Unit;Number;Troops;Class;Order;Army;Weapon;Morale;"
                "Proficiency;Defence;Shield;Commanders\n"
                "Marshal's Eored;1;4;Royal guard;mounted;loose;regular;lance;V;skilled;C;shield;General, "
                "sub-commander\nWestfold;2;3;Spearmen;foot;close;regular;spear;III;drilled;B;large;"
                "sub-commander\n",
                wings));
    };
    const Trait& rating = *rules_called("undying-lands").trait(Level::body, "rating");
    for (const std::string_view wings :
         {"Two wings: the Marshal's Eored (sub-commander rating 3, orders attack) and the Westfold "
          "(sub-commander "
          "rating 2, orders hold).",
          "Wings: Marshal's Eored (rating 3, orders attack), Westfold (rating 2, orders hold)"})
        BOOST_TEST_CONTEXT(wings) {
            const WrittenArmy made = riders(wings);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).values[rating.slot], 3);
            BOOST_CHECK_EQUAL(made.army.bodies.at(1).values[rating.slot], 2);
        }
    for (const std::string_view wings :
         {"Two wings: the Eastfold (sub-commander rating 3, orders attack) and the Westfold (sub-commander "
          "rating 2, "
          "orders hold).",
          "Two wings: the Marshal's Eored (orders attack) and the Westfold (sub-commander rating 2)."})
        BOOST_CHECK_MESSAGE(!asked_of(riders(wings)).empty(), wings);
}

BOOST_AUTO_TEST_CASE(who_commands_in_a_column_is_no_part_of_the_army) {
    const WrittenArmy made =
        read_list("undying-lands",
                  "General's rating 4.\nWing A: sub-commander rating 3, orders attack\nWing B: sub-commander "
                  "rating 2, orders advance\n\nWing;Unit;Number;Troops;Class;Order;Army;Weapon;Morale;"
                  "Proficiency;Defence;Shield;Command\n"
                  "A;1;4;Royal guard;mounted;loose;regular;lance;V;skilled;C;shield;General, sub-commander\n"
                  "B;2;3;Spearmen;foot;close;regular;spear;III;drilled;B;large;sub-commander\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
    const Trait& rating = *rules_called("undying-lands").trait(Level::body, "rating");
    BOOST_CHECK_EQUAL(made.army.bodies.at(0).values[rating.slot], 3);
    BOOST_CHECK_EQUAL(made.army.bodies.at(1).values[rating.slot], 2);
}

BOOST_AUTO_TEST_CASE(a_wing_may_be_called_after_its_troops) {
    for (const std::string_view heading : {"Mumak wing (sub-commander rating 2). Orders: advance.",
                                           "Behemoth wing (rating 2, orders advance)"}) {
        const WrittenArmy made =
            read_list("undying-lands",
                      fmt::format("General: rating 3.\n\nSerpent wing (sub-commander rating 3). Orders: "
                                  "attack.\n* Unit A, with the General and the sub-commander: 3 x lancers. "
                                  "Mounted, loose order, irregular, lance, morale IV, skilled, defence C, "
                                  "shield.\n\n{}\n* Unit B, with the sub-commander: 2 x mumakil. Behemoth, "
                                  "close order, irregular, tusks only, extreme physique, huge, morale III, "
                                  "drilled, defence C, no shield.\n",
                                  heading));
        BOOST_TEST_CONTEXT(heading) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(made.army.bodies.size(), 2);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
