// SPDX-License-Identifier: MIT
// Rows of values between slashes whose order a sentence tells: "I've written every troop type as
// class/order/army/weapon/missile".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(fields_told)

constexpr std::string_view lizards =
    "Keith,\n"
    "\n"
    "{}\n"
    "\n"
    "The General has rating 4.\n"
    "\n"
    "Wing \"River\", rating 3, attack\n"
    "- Saurians x4: foot/close/regular/spear/-/high/average/IV/skilled/C/shield. {}\n"
    "- Newts x3: foot/open/irregular/-/SSW/low/small/II/militia/A/-. 4 IP each, 12.\n";

constexpr std::string_view with_general = "33 IP each, 132. General and sub-commander with them.";

BOOST_AUTO_TEST_CASE(each_value_is_one_of_its_field) {
    for (const std::string_view said :
         {"I've written every troop type as "
          "class/order/army/weapon/missile/physique/size/morale/proficiency/defence/shield. A dash means it "
          "has none.",
          "Each line reads class/order/army/weapon/missile/physique/size/morale/proficiency/defence/shield.",
          "The order is class/order/army/weapon/missile/physique/size/morale/proficiency/defence/shield."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_list("undying-lands", fmt::format(lizards, said, with_general));
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(
                troops_of("undying-lands", made),
                "4 x Foot CO Reg high, Spear, IV-S, C+Sh | 3 x Foot OO Irr low small, SA+SSW, II-M, A");
        }
}

BOOST_AUTO_TEST_CASE(values_of_other_fields_are_asked_about) {
    for (const std::string_view said :
         {"I've written every troop type as "
          "class/order/army/missile/weapon/physique/size/morale/proficiency/defence/shield.",
          "I've written every troop type as "
          "class/order/army/weapon/missile/physique/size/morale/proficiency/shield/defence.",
          "I've not written every troop type as "
          "class/order/army/weapon/missile/physique/size/morale/proficiency/defence/shield."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(lizards, said, with_general))), "");
}

BOOST_AUTO_TEST_CASE(a_rider_is_with_the_beast) {
    const std::string_view order =
        "The order is class/order/army/weapon/missile/physique/size/morale/proficiency/"
        "defence/shield.";
    for (const std::string_view said : {"33 IP each, 132. General and sub-commander on their backs.",
                                        "33 IP each, 132. General and sub-commander in the howdah.",
                                        "33 IP each, 132. General and sub-commander aboard."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("undying-lands", fmt::format(lizards, order, said))), "");
    for (const std::string_view said : {"33 IP each, 135. General and sub-commander with them.",
                                        "33 IP each, 99. General and sub-commander with them."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(lizards, order, said))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
