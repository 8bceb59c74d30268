// SPDX-License-Identifier: MIT
// Officers behind a plus, leaders with and without troops, and what is said of all in passing.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(prices_of_officers)

BOOST_AUTO_TEST_CASE(a_plus_may_be_told_to_be_the_officer) {
    const auto made = [](std::string_view told) {
        return read_list(
            "ancient-1969",
            fmt::format("Gallic army of 1000 points, all barbarians. {}\n\nC-in-C, alone = 100\n"
                        "Nobles - 15 HC, quality B, spear and javelin - 195 + 25 = 220\n"
                        "Warband - 30 MI, quality D, javelin - 30 x 3 + 25 = 115\n\nTotal = 435\n",
                        told));
    };
    for (const std::string_view told :
         {"The price of the unit commander (25) is shown behind the plus.", "The + 25 is the unit commander.",
          "The figure behind the plus is for the unit commander.",
          "The plus twenty-five behind each price is its unit commander."})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy army = made(told);
            BOOST_CHECK_EQUAL(asked_of(army), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", army),
                              "1 x Barb C-in-C | 15 x Barb HC B, spear and javelin, shield & 1 x Barb Cdr | "
                              "30 x Barb MI D, javelin, shield & 1 x Barb Cdr");
        }
    for (const std::string_view told : {"", "Some of the units have a unit commander behind the plus.",
                                        "The plus is not the unit commander."})
        BOOST_CHECK_MESSAGE(!asked_of(made(told)).empty(), told);
}

BOOST_AUTO_TEST_CASE(leaders_command_nobody) {
    for (const std::string_view told :
         {"Both generals ride alone and command no unit.", "The generals ride alone.",
          "Both generals are in no unit.", "The generals command nobody."})
        BOOST_TEST_CONTEXT(told)
    check_list("ancient-1969",
               fmt::format("Persian army, 1200 points agreed, all barbarians.\n\nC-in-C 100\nSub-general 50\n"
                           "Levy 30 MI D javelin 90, unit commander 25\n\n{}\n",
                           told),
               "1 x Barb C-in-C | 1 x Barb Sub-General | 30 x Barb MI D, javelin, shield & 1 x Barb Cdr");
    BOOST_CHECK_NE(asked_of(read_list("ancient-1969",
                                      "Persian army, 1200 points agreed, all barbarians.\n\nC-in-C 100 with "
                                      "12 HC B lance 156\n\nThe generals ride alone.\n")),
                   "");
}

// Whom a leader's own line names he is with.
BOOST_AUTO_TEST_CASE(a_leader_is_with_those_whom_his_line_names) {
    const auto made = [](std::string_view leader) {
        return read_list("ancient-1969", fmt::format("Gallic army, 1000 points, all barbarians.\n\n{}\n"
                                                     "Guards 12 HC B lance 156\n"
                                                     "Warband 24 MI D javelin 72, unit commander 25\n",
                                                     leader));
    };
    for (const std::string_view leader :
         {"C-in-C Brennus 100 (with the Guards)", "C-in-C Brennus 100, with the Guards",
          "C-in-C Brennus 100 (with the Guards, so they need no other commander)"})
        BOOST_TEST_CONTEXT(leader) {
            const WrittenArmy army = made(leader);
            BOOST_CHECK_EQUAL(asked_of(army), "");
            BOOST_CHECK_EQUAL(army.army.bodies.at(0).units.size(), 2);
        }
    BOOST_CHECK_EQUAL(made("C-in-C Brennus 100 (with no unit)").army.bodies.at(0).units.size(), 3);
    BOOST_CHECK_NE(asked_of(made("C-in-C Brennus 100 (with the Camels)")), "");
}

BOOST_AUTO_TEST_CASE(a_long_closing_is_one) {
    for (const std::string_view closing : {"I remain, Sir, yours etc.", "I am, Sir, your obedient servant",
                                           "Believe me, ever yours", "Your humble servant"})
        BOOST_TEST_CONTEXT(closing)
    check_list("ancient-1969",
               fmt::format("Gallic army, 1000 points, all barbarians.\n\nC-in-C 100\n"
                           "Warband 24 MI D javelin 72, unit commander 25\n\n{}\nJack Pope (Lt-Cdr.)\n",
                           closing),
               "1 x Barb C-in-C | 24 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(all_of_them_are_one_thing) {
    for (const std::string_view told : {"They are barbarians, all of them.", "Barbarians, the lot of them.",
                                        "They are barbarians, each and every one of them."})
        BOOST_TEST_CONTEXT(told)
    check_list("ancient-1969",
               fmt::format("Gallic army, 1000 points. {}\n\nC-in-C 100\n"
                           "Warband 24 MI D javelin 72, unit commander 25\n",
                           told),
               "1 x Barb C-in-C | 24 x Barb MI D, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_unit_is_called_as_the_class_beneath) {
    check_list(
        "ancient-1969",
        "Carthaginian army, 1000 points, all barbarians.\n\nC-in-C, alone, 100\n\nUNIT 1 - Veterans\n"
        "30 MI, class B, javelin @ 4 = 120\nUnit commander 25\n\nUNIT 2 - Elephants\n"
        "4 elephants @ 25 = 100\nUnit commander 25\n",
        "1 x Barb C-in-C | 30 x Barb MI B, javelin, shield & 1 x Barb Cdr | 4 x Barb El & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(beasts_have_no_weapon_but_their_own) {
    const auto made = [](std::string_view told) {
        return read_list("undying-lands",
                         fmt::format("General rating 3.\n\nWing one, sub-commander rating 2, orders attack\n"
                                     "* 2 vignettes, Bears: leviathan, loose order, irregular, {}; extreme "
                                     "physique, large size; morale V, skilled; defence C without shield. The "
                                     "General and the sub-commander are with them.\n",
                                     told));
    };
    for (const std::string_view told : {"no weapon but their claws", "no weapons except teeth and tusks",
                                        "no weapon other than bare hands"})
        BOOST_CHECK_EQUAL(asked_of(made(told)), "");
    BOOST_CHECK_NE(asked_of(made("no weapon but claws and 3 nets")), "");
}

BOOST_AUTO_TEST_CASE(the_price_of_one_of_several_units_may_be_worked_out) {
    const auto list = [](std::string_view price) {
        return read_list(
            "ancient-1969",
            fmt::format("Gothic army, all barbarian.\n\nC-in-C 100\n2 units of 10 heavy cavalry, "
                        "D, lance, each with a unit commander: {}\n",
                        price));
    };
    for (const std::string_view price :
         {"120 + 25 = 145 a unit, 290", "120 + 25 = 145 each, 290", "120 + 25 = 145 per unit, 290",
          "120 + 25 = 145 apiece, 290", "145 a unit, 290", "120 + 25 = 145"})
        BOOST_TEST_CONTEXT(price) {
            BOOST_CHECK_EQUAL(asked_of(list(price)), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", list(price)),
                              "1 x Barb C-in-C | 10 x Barb HC D, lance, shield & 1 x Barb Cdr | "
                              "10 x Barb HC D, lance, shield & 1 x Barb Cdr");
        }
    for (const std::string_view price :
         {"120 + 25 = 155 a unit, 290", "120 + 25 = 145 a unit, 300", "110 + 25 = 135 a unit, 270"})
        BOOST_CHECK_MESSAGE(!asked_of(list(price)).empty(), price);
}

BOOST_AUTO_TEST_CASE(a_sentence_may_come_before_what_officers_cost) {
    const auto list = [](std::string_view said) {
        return read_list("ancient-1969", fmt::format("Persian army. {}\n\nC-in-C Darius, barb\n20 HI barb D "
                                                     "javelin, unit commander\n20 HI reg C javelin, unit "
                                                     "commander\n",
                                                     said));
    };
    const std::string troops = troops_of("ancient-1969", list(""));
    for (const std::string_view said :
         {"A regular officer is 10, a barbarian one 25.",
          "Below is the sheet, a regular officer is 10, a barbarian one 25.",
          "1000 points. Below is the sheet, a regular officer is 10, a barbarian one 25.",
          "Prices as printed: regular officers are 10, barbarian ones 25."}) {
        BOOST_CHECK_EQUAL(asked_of(list(said)), "");
        BOOST_CHECK_EQUAL(troops_of("ancient-1969", list(said)), troops);
    }
    for (const std::string_view said : {"Below is the sheet, a regular officer is 25, a barbarian one 10.",
                                        "No sheet this time, a regular officer is 25, a barbarian one 10."})
        BOOST_CHECK_MESSAGE(!asked_of(list(said)).empty(), said);
}

BOOST_AUTO_TEST_CASE(officers_may_be_said_to_come_first) {
    const auto list = [](std::string_view said) {
        return read_list("ancient-1969", fmt::format("British, all barb. {}\n\nC-in-C Caratacus\nUnit "
                                                     "commander\n20 HI D javelin\nUnit commander\n20 MI "
                                                     "D javelin\n",
                                                     said));
    };
    const std::string troops = troops_of("ancient-1969", list("Officer first, then his lot."));
    for (const std::string_view said : {"The officer comes first, then his men.", "Officers come first.",
                                        "Each unit commander is listed first, his men below."}) {
        BOOST_CHECK_EQUAL(asked_of(list(said)), "");
        BOOST_CHECK_EQUAL(troops_of("ancient-1969", list(said)), troops);
    }
    for (const std::string_view said :
         {"The officer comes second, his men first.", "The officer comes last.",
          "The officer comes first, regular.", "Officers come first, two of them."})
        BOOST_CHECK_MESSAGE(!asked_of(list(said)).empty(), said);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
