// SPDX-License-Identifier: MIT
// What the commanders of all units are and cost, and commanders who stand over their men.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(told_commanders)

BOOST_AUTO_TEST_CASE(what_commanders_are_goes_before_what_their_men_are) {
    for (const std::string_view told :
         {"All troops are regular. The unit commanders are barbarian.",
          "Everything regular. Commanders are barbarian unit commanders, 25 each.",
          "Everything is regular. All unit commanders are barbarian at 25 points each.",
          "Everything regular.\nThe officers are all barbarian unit commanders at 25."})
        for (const std::string_view men :
             {"10 SHC B lance\n    unit commander", "10 SHC B lance, unit commander"})
            BOOST_TEST_CONTEXT(told << men)
    check_list("ancient-1969", fmt::format("Sassanid Persian, 1000 points. {}\n\nC-in-C\n{}\n", told, men),
               "1 x Reg C-in-C | 10 x Reg SHC B, lance, shield & 1 x Barb Cdr");
    // The line of a commander says otherwise, or he costs something else.
    check_list(
        "ancient-1969",
        "Sassanid Persian, 1000 points. All troops are barbarian. The unit commanders are barbarian.\n\n"
        "C-in-C\n10 SHC B lance\n    regular unit commander\n12 LC D javelin\n    unit commander\n",
        "1 x Barb C-in-C | 10 x Barb SHC B, lance, shield & 1 x Reg Cdr | "
        "12 x Barb LC D, javelin, shield & 1 x Barb Cdr");
    for (const std::string_view told : {"Commanders are barbarian unit commanders, 30 each.",
                                        "Some commanders are barbarian unit commanders, 25 each.",
                                        "Commanders are not barbarian unit commanders, 25 each.",
                                        "Commanders are barbarian or regular unit commanders, 25 each."})
        BOOST_CHECK_MESSAGE(
            !asked_of(read_list("ancient-1969",
                                fmt::format("Sassanid Persian, 1000 points. Everything regular. {}\n\n"
                                            "C-in-C\n10 SHC B lance, unit commander\n",
                                            told)))
                 .empty(),
            told);
}

BOOST_AUTO_TEST_CASE(one_of_a_price_in_each_unit_commands_it) {
    for (const std::string_view told : {"The 25 is one barbarian unit commander in each unit.",
                                        "Each unit has a barbarian unit commander at 25.",
                                        "25 is a barbarian unit commander for every unit.",
                                        "Each unit is led by a barbarian unit commander at 25.",
                                        "Every unit has its own barbarian unit commander (25 points)."})
        BOOST_TEST_CONTEXT(told)
    check_list(
        "ancient-1969",
        fmt::format(
            "Britons, 1000 points. All barbarian.\n\nC-in-C\n20 MI B javelin\n30 MI D javelin\n\n{}\n", told),
        "1 x Barb C-in-C | 20 x Barb MI B, javelin, shield & 1 x Barb Cdr | "
        "30 x Barb MI D, javelin, shield & 1 x Barb Cdr");
    check_list("ancient-1969",
               "Britons, 1000 points. All barbarian. Each unit is led by a regular unit commander at 10.\n\n"
               "C-in-C\n20 MI B javelin\n",
               "1 x Barb C-in-C | 20 x Barb MI B, javelin, shield & 1 x Reg Cdr");
}

BOOST_AUTO_TEST_CASE(commanders_stand_over_their_men_behind_a_leader_over_his) {
    const auto list = [](std::string_view chief, std::string_view between) {
        return fmt::format("Late Romans, 1000 points. Regulars.\n\n{}\n  8 SHC lance B at 13 = 104\n{}"
                           "Unit commander 10\n  20 HI javelin B at 7 = 140\n"
                           "Unit commander 10\n  20 MI javelin B at 5 = 100\n",
                           chief, between);
    };
    const std::string_view troops = "1 x Reg C-in-C & 8 x Reg SHC B, lance, shield | "
                                    "1 x Reg Cdr & 20 x Reg HI B, javelin, shield | "
                                    "1 x Reg Cdr & 20 x Reg MI B, javelin, shield";
    for (const std::string_view chief :
         {"Commander-in-Chief 100, leads the Clibanarii himself:", "C-in-C 100, in person with:"})
        BOOST_TEST_CONTEXT(chief)
    check_list("ancient-1969", list(chief, ""), troops);
    // Men without a commander before the first of them: he may be theirs.
    BOOST_CHECK_NE(
        asked_of(read_list("ancient-1969", list("C-in-C 100, in person with:", "20 LI bow C at 4 = 80\n"))),
        "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
