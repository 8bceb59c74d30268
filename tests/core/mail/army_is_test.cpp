// SPDX-License-Identifier: MIT
// What the army is, told of its people, and beside it what all of its troops are: "My crusaders are an
// irregular army, and every vignette is irregular (IR) except where I write "regular"."
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <cstdint>
#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(army_is)

constexpr std::string_view crusaders =
    "{}\n"
    "\n"
    "One vignette of Norman knights, HCC, integrity plus, with Bohemond. He is the General.\n"
    "Four vignettes of foot sergeants, HIS, integrity normal.\n"
    "One vignette of Turcopoles, LSC, integrity normal, regular.\n";

std::int32_t class_of_army(const WrittenArmy& made) {
    return made.army.values[rules_called("phalanx-ii").trait(Level::army, "army-class")->slot];
}

BOOST_AUTO_TEST_CASE(both_the_army_and_its_troops_are_read) {
    for (const std::string_view said :
         {"My crusaders are an irregular army, and every vignette is irregular (IR) except where I write "
          "\"regular\".",
          "They are an irregular army, and every vignette is irregular (IR) except where I write "
          "\"regular\".",
          "The Scots are an irregular army and all are IR unless marked regular.",
          "This is an irregular army; everybody is IR unless I say otherwise.",
          "We are an irregular army, and all vignettes are irregular unless stated otherwise.",
          "Meine Kreuzfahrer sind eine irreguläre Armee. All are IR unless marked regular."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_list("phalanx-ii", fmt::format(crusaders, said));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(class_of_army(made), 2);
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "army"), "1 1 0 ");
        }
}

BOOST_AUTO_TEST_CASE(an_army_of_another_class_than_its_troops_is_not_lost) {
    for (const std::string_view said :
         {"It is a regular army, but every vignette is irregular unless I write \"regular\".",
          "My crusaders are a regular army and all are IR unless marked regular."}) {
        const WrittenArmy made = read_list("phalanx-ii", fmt::format(crusaders, said));
        BOOST_CHECK(!asked_of(made).empty() || class_of_army(made) == 1);
    }
}

BOOST_AUTO_TEST_CASE(a_part_of_the_army_is_asked_about) {
    for (const std::string_view said :
         {"My allies are an irregular army, and every vignette is irregular except where I write "
          "\"regular\".",
          "The Scots are an irregular army, the English are a regular army.",
          "The Scots are an irregular army, the English a regular one.",
          "The left wing is an irregular army, all are IR unless marked regular.",
          "My crusaders are not an irregular army, and every vignette is irregular unless marked regular.",
          "My crusaders may be an irregular army, and every vignette is irregular unless marked regular."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", fmt::format(crusaders, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
