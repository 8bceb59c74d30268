// SPDX-License-Identifier: MIT
// What players say of their list as a whole: what it does not have, what its lines, columns and codes are.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(said_of_list)

BOOST_AUTO_TEST_CASE(several_things_may_be_denied_in_one_sentence) {
    const auto list = [](std::string_view told) {
        return asked_of(
            read_list("phalanx", fmt::format("AP 6\n\n2 HIP-III-RA foot\n1 HSC-IV-RA General\n{}\n", told)));
    };
    for (const std::string_view told :
         {"No field defences, no artillery, no excuses.", "No artillery, no field defences, and no excuses!",
          "No links, no field defences.", "No field defences and no artillery."})
        BOOST_CHECK_EQUAL(list(told), "");
    BOOST_CHECK_NE(list("No field defences, two elephants."), "");
}

BOOST_AUTO_TEST_CASE(each_number_of_a_list_may_be_one_vignette) {
    const auto list = [](std::string_view told) {
        return asked_of(read_list("into-glory-ride", fmt::format("AP 6. {}\n\n1. (HIP-III-RA) foot\n2. "
                                                                 "(HSC-IV-RA)EII General\n",
                                                                 told)));
    };
    for (const std::string_view told : {"One number, one vignette.", "One vignette per number.",
                                        "One number means one vignette.", "One number = one vignette."})
        BOOST_CHECK_EQUAL(list(told), "");
}

BOOST_AUTO_TEST_CASE(where_the_codes_stand_says_nothing_of_troops) {
    const auto list = [](std::string_view told) {
        return asked_of(
            read_list("phalanx-ii", fmt::format("{}\n\n2 HISn (RA), spears\n1 HSC+ (IR), General\n", told)));
    };
    for (const std::string_view told :
         {"(RA) or (IR) after each code.", "I put RA or IR behind every code.", "RA or IR follows each code.",
          "Each code has (RA) or (IR) behind it."})
        BOOST_CHECK_EQUAL(list(told), "");
}

BOOST_AUTO_TEST_CASE(a_legend_says_in_which_order_lines_tell) {
    const auto list = [](std::string_view told) {
        return asked_of(
            read_list("undying-lands",
                      fmt::format("General's rating 5. {}\n\nWing \"Halls\", rating 5, orders wait\n"
                                  "  3 x Palace guard: foot / close / regular / spear / V / skilled / E "
                                  "/ large shield (General, sub-commander)\n",
                                  told)));
    };
    for (const std::string_view told :
         {"Order of each line: class / order / army / weapon / morale / proficiency / defence / shield.",
          "Each line: class / order / army / weapon / morale / proficiency / defence / shield."})
        BOOST_CHECK_EQUAL(list(told), "");
}

BOOST_AUTO_TEST_CASE(a_column_of_prices_may_be_explained) {
    const auto list = [](std::string_view told) {
        return asked_of(
            read_list("ancient-1969",
                      fmt::format("Late Romans\n\n| Unit | Figs | Type | Status | Class | Arms | Each | "
                                  "Unit cdr | Total |\n| Stilicho | 1 | commander-in-chief | regular | | "
                                  "| 100 | | 100 |\n| Equites | 10 | heavy cavalry | regular | B | javelin "
                                  "| 12 | 10 | 130 |\n\n{}\n",
                                  told)));
    };
    const std::string plain = list("");
    for (const std::string_view told :
         {"Unit cdr = price of the unit commander, of the same status as his men.",
          "Unit cdr is the cost of the unit commander.", "Each: points for one figure."})
        BOOST_CHECK_EQUAL(list(told), plain);
    BOOST_CHECK_NE(list("Unit cdr = price of the unit commander, all barbarians."), plain);
}

BOOST_AUTO_TEST_CASE(the_general_may_be_named_before_his_rating) {
    const auto rating = [](std::string_view told) {
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format("{} Everybody is of average physique.\n\nLeft wing, rating 4, orders wait\n3 x "
                        "guard, foot, close, regular, spear, V, skilled, E, large shield, General, "
                        "sub-commander\n",
                        told));
        const std::size_t slot = rules_called("undying-lands").trait(Level::army, "general-rating")->slot;
        return asked_of(made).empty() ? made.army.values[slot] : -1;
    };
    for (const std::string_view told :
         {"Thranduil, General, rating 5.", "Thranduil (General), rating 5.",
          "Thranduil, my General, rated 5.", "Celeborn the Wise, General, rating 5.",
          "Thranduil, General (rating 5)."})
        BOOST_CHECK_EQUAL(rating(told), 5);
    BOOST_CHECK_EQUAL(rating("Thranduil, General, rating 5 or 6."), -1);
}

BOOST_AUTO_TEST_CASE(an_army_of_some_people_may_be_all_of_one_kind) {
    const auto list = [](std::string_view told) {
        return read_list("ancient-1969",
                         fmt::format("{}\n\nC-in-C, alone: 100\n30 MI, bow, no shield\n", told));
    };
    for (const std::string_view told : {"my Indian army (1000 points) is all barbarian, all class D.",
                                        "Our Indian army is all barbarian, all class D."})
        BOOST_TEST_CONTEXT(told) {
            BOOST_CHECK_EQUAL(asked_of(list(told)), "");
            BOOST_CHECK_EQUAL(troops_of("ancient-1969", list(told)),
                              "1 x Barb C-in-C | 30 x Barb MI D, bow, no shield");
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
