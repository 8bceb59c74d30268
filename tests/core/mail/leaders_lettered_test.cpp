// SPDX-License-Identifier: MIT
// Leaders called by the letter or number of their part: "Sub-commander B is here" beneath "WING B".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(leaders_lettered)

constexpr std::string_view orcs = "General: rating 3.\n"
                                  "\n"
                                  "WING {0} - sub-commander rating 3 - ADVANCE\n"
                                  "A1: Orc mob, 4 vignettes. Foot, loose order, irregular, side arms, high "
                                  "physique, average size, morale IV, "
                                  "drilled, defence B, shield. {2}\n"
                                  "\n"
                                  "WING {1} - sub-commander rating 2 - ATTACK\n"
                                  "B1: Orc warriors, 4 vignettes. Foot, loose order, irregular, side arms, "
                                  "high physique, average size, morale "
                                  "IV, drilled, defence B, shield. 24 IP each, 96. {3}\n";

WrittenArmy orcs_led(std::string_view one, std::string_view two, std::string_view first,
                     std::string_view second) {
    return read_list("undying-lands", fmt::format(orcs, one, two, first, second));
}

BOOST_AUTO_TEST_CASE(the_letter_of_the_own_wing_says_nothing_new) {
    const std::string plain = troops_of(
        "undying-lands", orcs_led("A", "B", "General and sub-commander are here.", "Sub-commander is here."));
    for (const auto& [one, two, first, second] :
         {std::tuple{"A", "B", "General and sub-commander A are here.", "Sub-commander B is here."},
          std::tuple{"1", "2", "General and sub-commander 1 are here.", "Sub-commander 2 is here."},
          std::tuple{"I", "II", "General and sub-commander I are here.", "Sub-commander II is with them."},
          std::tuple{"C", "D", "General and sub-commander C are here.", "Sub-commander D is here."}})
        BOOST_TEST_CONTEXT(second) {
            const WrittenArmy made = orcs_led(one, two, first, second);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", made), plain);
        }
}

BOOST_AUTO_TEST_CASE(the_letter_of_another_wing_is_asked_about) {
    for (const auto& [first, second] :
         {std::pair{"General and sub-commander A are here.", "Sub-commander C is here."},
          std::pair{"General and sub-commander A are here.", "Sub-commander A is here."},
          std::pair{"General is here.", "Sub-commander A is here."},
          std::pair{"General and sub-commander are here.", "Sub-commander of wing A is here."},
          std::pair{"General and sub-commander B are here.", "Sub-commander is here."}})
        BOOST_TEST_CONTEXT(second)
    BOOST_CHECK_NE(asked_of(orcs_led("A", "B", first, second)), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
