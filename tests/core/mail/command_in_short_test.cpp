// SPDX-License-Identifier: MIT
// "general 3" for his rating and "[sub]" for the sub-commander.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(command_in_short)

constexpr std::string_view trolls =
    "{}\n"
    "\n"
    "LEFT WING (rating 2, attack)\n"
    " u1: 4 orcs - foot, loose, side arms, morale III, militia, def B, shield {}\n"
    " u2: 2 cave trolls - leviathan, loose, 2HW, extreme physique, large, morale IV, drilled, def C{}\n"
    "\n"
    "RIGHT WING (rating 3, advance)\n"
    " u3: 3 snagas - foot, open, SRW, low physique, morale II, militia, def A {}\n"
    " u4: 2 orc riders - mounted, open, morale III, drilled, def A [general]\n";

WrittenArmy trolls_of(std::string_view opening, std::string_view first = "[sub]",
                      std::string_view second = "", std::string_view third = "[sub]") {
    return read_list("undying-lands", fmt::format(trolls, opening, first, second, third));
}

constexpr std::string_view plain = "Mountain host, general rating 3. Everything irregular, average size.";

std::int32_t rating_in(const WrittenArmy& read) {
    const Trait& rating = *rules_called("undying-lands").trait(Level::army, "general-rating");
    return read.army.values[rating.slot];
}

BOOST_AUTO_TEST_CASE(a_number_behind_the_general_is_his_rating) {
    for (const std::string_view opening :
         {"mountain host, general 3. everything irregular, average size unless given",
          "keith - mountain host, general 3. everything irregular, average size unless given",
          "Mountain host, my General: 3. Everything irregular.", "general (3), everything irregular",
          "mountain host, general 3. all irregular", "General 3\nEverything irregular."})
        BOOST_TEST_CONTEXT(opening) {
            const WrittenArmy read = trolls_of(opening);
            BOOST_CHECK_EQUAL(asked_of(read), "");
            BOOST_CHECK_EQUAL(rating_in(read), 3);
        }
}

BOOST_AUTO_TEST_CASE(another_number_is_none) {
    for (const std::string_view opening :
         {"Mountain host, general 1. Everything irregular.",
          "Mountain host, general 3rd. Everything irregular.",
          "Mountain host, generals 3. Everything irregular.", "General 30. Everything irregular.",
          "General 3 or 4. Everything irregular."})
        BOOST_TEST_CONTEXT(opening)
    BOOST_CHECK_NE(asked_of(trolls_of(opening)), "");
}

BOOST_AUTO_TEST_CASE(a_mark_in_short_is_the_sub_commander) {
    const std::string expected =
        troops_of("undying-lands", trolls_of(plain, "[sub-commander]", "", "[sub-commander]"));
    for (const std::string_view mark : {"[sub]", "(sub)", "{sub}", "(his sub)", "[Sub]"})
        BOOST_TEST_CONTEXT(mark) {
            const WrittenArmy read = trolls_of(plain, mark, "", mark);
            BOOST_CHECK_EQUAL(asked_of(read), "");
            BOOST_CHECK_EQUAL(troops_of("undying-lands", read), expected);
        }
}

BOOST_AUTO_TEST_CASE(a_mark_that_says_more_is_asked_about) {
    for (const std::string_view mark : {"[sub?]", "[no sub]", "(subbed)", "sub"})
        BOOST_TEST_CONTEXT(mark)
    BOOST_CHECK_NE(asked_of(trolls_of(plain, mark, "", "[sub]")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
