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

BOOST_AUTO_TEST_CASE(several_fields_of_a_form_stand_in_one_line) {
    const auto made = [](std::string_view grades, std::string_view price) {
        return read_list(
            "undying-lands",
            fmt::format("General: rating 4\n\nWING: Silver\nSub-commander: rating 3\nOrders: hold\n\n"
                        "  Unit: Pikes of the Ford\n  Vignettes: 3\n"
                        "  Type: foot, close order, regular\n  Arms: pike\n  {}\n"
                        "  Defence: B, no shield\n  {}\n  Joined by: General, sub-commander\n",
                        grades, price));
    };
    const std::string_view lines = "Physique: high\n  Size: average\n  Morale: V\n  Proficiency: skilled";
    const std::string troops = troops_of("undying-lands", made(lines, "Commander: none"));
    BOOST_CHECK(troops.starts_with("3 x "));
    for (const std::string_view grades :
         {"Physique: high   Size: average\n  Morale: V   Proficiency: skilled",
          "Physique: high, Size: average\n  Morale: V, Proficiency: skilled",
          "Physique: high | Size: average | Morale: V | Proficiency: skilled",
          "Physique: high;  Size: average\n  Proficiency: skilled\tMorale: V"})
        BOOST_TEST_CONTEXT(grades) {
            const WrittenArmy apart = made(grades, "Commander: none");
            BOOST_CHECK_EQUAL(asked_of(apart), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", apart), troops);
        }
    for (const std::string_view grades :
         {"Physique: high   Gait: rolling\n  Morale: V   Proficiency: skilled", // no form asks for a gait
          "Physique: high   Size: sideways\n  Morale: V   Proficiency: skilled",
          "Physique: high   Size: average   Size: huge\n  Morale: V   Proficiency: skilled"})
        BOOST_CHECK_MESSAGE(!asked_of(made(grades, "Commander: none")).empty(), grades);
}

BOOST_AUTO_TEST_CASE(the_price_in_a_form_may_show_how_it_is_worked_out) {
    const auto made = [](std::string_view price) {
        return read_list(
            "undying-lands",
            fmt::format("General: rating 4\n\nWING: Silver\nSub-commander: rating 3\nOrders: hold\n\n"
                        "  Unit: Pikes of the Ford\n  Vignettes: 3\n"
                        "  Type: foot, loose order, regular\n  Missile: elf-bow\n  Morale: IV\n"
                        "  Proficiency: skilled\n  Defence: C, no shield\n  {}\n"
                        "  Joined by: General, sub-commander\n",
                        price));
    };
    for (const std::string_view price :
         {"IP: 23 each", "IP: 3 x 23 = 69", "IP: 69 (3 x 23)", "IP: 69", "Points: 3 x 23 = 69"})
        BOOST_TEST_CONTEXT(price)
    BOOST_CHECK_EQUAL(asked_of(made(price)), "");
    for (const std::string_view price :
         {"IP: 4 x 23 = 92", "IP: 3 x 23 = 72", "IP: 66 (3 x 22)", "IP: 23 x 3 = 70", "IP: 3 x 24"})
        BOOST_CHECK_MESSAGE(!asked_of(made(price)).empty(), price);
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

BOOST_AUTO_TEST_CASE(labels_and_values_stand_in_two_columns) {
    const auto columns = [](std::string_view count, std::string_view label, std::string_view quality) {
        return read_list("undying-lands",
                         fmt::format("General           rating 5, is with the Lake Spears\n\n"
                                     "WING 1            rating 4, orders: attack\n\n"
                                     "Unit 1            Lake Spears, joined by the sub-commander\n"
                                     "  Vignettes       {}\n"
                                     "  Class           foot, close order, regular\n"
                                     "  Weapon          spear\n"
                                     "  Physique, size  average, small\n"
                                     "  {:<16}{}\n"
                                     "  Defence         C with large shield\n"
                                     "  IP              {} each\n\n"
                                     "Unit 2            Lake Bows\n"
                                     "  Vignettes       3\n"
                                     "  Class           foot, loose order, regular\n"
                                     "  Weapon          elf-bow\n"
                                     "  {:<16}{}\n"
                                     "  Defence         B, no shield\n",
                                     count, label, quality, 32, label, quality));
    };
    const std::string plain = troops_of(
        "undying-lands",
        read_list(
            "undying-lands",
            "General rating 5\nWing 1, sub-commander rating 4, orders attack\n"
            "Unit 1 (General, sub-commander): 4 x foot, close, regular, spear, small, morale IV, skilled, "
            "defence C, large shield\nUnit 2: 3 x foot, loose, regular, elf-bow, morale IV, skilled, "
            "defence B, no shield\n"));
    for (const std::string_view label : {"Quality", "Training", "Experience"})
        BOOST_TEST_CONTEXT(label) {
            const WrittenArmy made = columns("4", label, "morale IV, skilled");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), plain);
        }
    BOOST_CHECK_NE(asked_of(columns("4", "Quality", "morale IV, unruly")), "");
    BOOST_CHECK_NE(asked_of(columns("4", "Mood", "morale IV, skilled")), "");
    BOOST_CHECK_NE(asked_of(columns("four or five", "Quality", "morale IV, skilled")), "");
}

BOOST_AUTO_TEST_CASE(a_table_of_wings_may_name_their_leaders) {
    const auto wings = [](std::string_view leader) {
        return read_list("undying-lands",
                         fmt::format("General's rating is 3.\n\nWing,Leader,Rating,Orders\n"
                                     "Marsh,{},3,attack\nMoor,Snik,1,wait\n\n"
                                     "Wing,Unit,Vignettes,Name,Class,Order,Army,Weapon,Morale,Proficiency,"
                                     "Defence,Shield,Commander\n"
                                     "Marsh,1,3,Diggers,foot,close,irregular,2HW,IV,drilled,C,none,General + "
                                     "sub-commander\n"
                                     "Moor,2,2,Tramplers,mounted,loose,irregular,,III,drilled,A,none,"
                                     "sub-commander\n",
                                     leader));
    };
    const Trait& rating = *rules_called("undying-lands").trait(Level::body, "rating");
    for (const std::string_view leader : {"Grishnak", "Ugluk of the Hand", "-"})
        BOOST_TEST_CONTEXT(leader) {
            const WrittenArmy made = wings(leader);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_REQUIRE_EQUAL(made.army.bodies.size(), 2);
            BOOST_CHECK_EQUAL(made.army.bodies.at(0).values[rating.slot], 3);
            BOOST_CHECK_EQUAL(made.army.bodies.at(1).values[rating.slot], 1);
        }
    for (const std::string_view leader : {"Ugluk with unit 2", "the General", "none of them", "3 trolls"})
        BOOST_CHECK_MESSAGE(!asked_of(wings(leader)).empty(), leader);
}

BOOST_AUTO_TEST_CASE(a_form_works_its_price_out) {
    const auto form = [](std::string_view price) {
        return read_list("undying-lands",
                         fmt::format("General rating: 4\n\nFIRST WING   rating: 4   orders: attack\n\n"
                                     "  Unit 1: Wardens (General, sub-commander)\n    Vignettes:   4\n"
                                     "    Troop type:  foot, close order, regular\n    Weapon:      spear\n"
                                     "    Quality:     morale IV, drilled\n"
                                     "    Protection:  defence C, shield\n    IP:          {}\n",
                                     price));
    };
    for (const std::string_view price : {"4 at 32 = 128", "4 x 32 = 128", "32 each = 128", "128"})
        BOOST_TEST_CONTEXT(price) {
            BOOST_CHECK_EQUAL(asked_of(form(price)), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", form(price)), "4 x Foot CO Reg, Spear, IV-D, C+Sh");
        }
    for (const std::string_view price : {"3 at 32 = 96", "4 at 26 = 104", "4 at 32 = 130", "5 x 32 = 160"})
        BOOST_CHECK_MESSAGE(!asked_of(form(price)).empty(), price);
}

BOOST_AUTO_TEST_CASE(a_quoted_label_says_what_a_number_is) {
    const auto rating = [](std::string_view asked) {
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format(
                "Subject: Re: army form\n\n{}\n\n> First wing (rating, orders):\nDale, rating 3, "
                "hold\n\n> Its units:\nUnit 1 - 4 spearmen: foot, close order, regular, spear, morale "
                "IV, drilled, defence B, no shield. Sub-commander, General.\n",
                asked));
        return asked_of(made).empty()
                   ? made.army
                         .values[rules_called("undying-lands").trait(Level::army, "general-rating")->slot]
                   : 0;
    };
    for (const std::string_view asked :
         {"> General's rating:\n5", "> General's rating?\n5.", "> Rating of your General (1-6):\nFive",
          "> General:\nrating 5", "> How is the General rated?\nHe is rated 5", "General's rating:\n5",
          "> General's rating:\n\n5"})
        BOOST_CHECK_MESSAGE(rating(asked) == 5, asked);
    for (const std::string_view asked :
         {"> General's rating:\n4 or 5", "> General's name:\n5", "> General:\n5", "> General's unit:\n1"})
        BOOST_CHECK_MESSAGE(rating(asked) == 0, asked);
}

BOOST_AUTO_TEST_CASE(a_form_of_named_troops_may_ask_for_their_type) {
    const auto form = [](std::string_view label, std::string_view code) {
        return read_list("into-glory-ride",
                         fmt::format("AP: 4\n\nTroop: Black Watch\n{0}: {1}\nEpoch: III\nVignettes: 5\n\n"
                                     "Troop: Sir Colin with the Gordons (General)\n{0}: HIM-V-RA\n"
                                     "Vignettes: 1\nEpoch: III\n",
                                     label, code));
    };
    for (const std::string_view label : {"Type", "Troop type", "Class", "Kind", "TROOP CLASS", "Typ", "Art"})
        BOOST_TEST_CONTEXT(label) {
            const WrittenArmy made = form(label, "HIM-IV-RA");
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", made), "5 x (HIM-IV-RA)EIII | 1 x (HIM-V-RA)EIII");
            BOOST_CHECK_EQUAL(values_of("into-glory-ride", made, "general"), "0 1 ");
        }
    for (const std::string_view code :
         {"HIX-IV-RA", "heavy infantry", "foot", "HIM-IV-RA or HIN-IV-RA", "HIM-IV-RA\nType: HSC-III-RA",
          "HIM-IV-RA\nVignettes: 3", "HIM-IV-RA\nWoozle: 3"})
        BOOST_CHECK_MESSAGE(!asked_of(form("Type", code)).empty(), code);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
