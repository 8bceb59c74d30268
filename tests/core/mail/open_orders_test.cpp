// SPDX-License-Identifier: MIT
// Orders that are not written yet, and why.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(open_orders)

namespace {

WrittenArmy wing_with(std::string_view orders, std::string_view unit) {
    return read_list(
        "undying-lands",
        fmt::format("General: rating 4, with unit 1\n\nWING: South\nSub-commander: rating 2, with unit 1\n"
                    "Orders: hold\nUnit 1: 4 vignettes, axemen\n"
                    "  foot, close order, irregular, side arms\n"
                    "  physique average, size average, morale III, drilled\n"
                    "  defence B, shield\n\nWING: North\nSub-commander: rating 3, with unit 2\nOrders: {}\n"
                    "Unit 2: 4 vignettes, {}\n"
                    "  foot, loose order, irregular, side arms\n"
                    "  physique average, size average, morale III, drilled\n"
                    "  defence B, shield\n",
                    orders, unit));
}

} // namespace

BOOST_AUTO_TEST_CASE(why_there_are_no_orders_yet_says_nothing_of_the_army) {
    const WrittenArmy none = wing_with("none", "miners");
    BOOST_CHECK_EQUAL(asked_of(none), "");
    for (const std::string_view orders :
         {"none yet, I am still thinking", "none yet (sorry)", "undecided - I shall tell you before the game",
          "none so far, you will have them by Friday", "no idea yet, my wife decides",
          "not fixed yet; sorry"})
        BOOST_TEST_CONTEXT(orders) {
            BOOST_CHECK_EQUAL(asked_of(wing_with(orders, "miners")), "");
            BOOST_CHECK(wing_with(orders, "miners").army.bodies.back().values ==
                        none.army.bodies.back().values);
        }
}

BOOST_AUTO_TEST_CASE(what_may_be_an_order_is_asked_about) {
    for (const std::string_view orders :
         {"none yet, I may attack", "none, or perhaps hold", "none yet, you decide: advance",
          "undecided, Durin commands 2 wings"})
        BOOST_CHECK_MESSAGE(!asked_of(wing_with(orders, "miners")).empty(), orders);
}

BOOST_AUTO_TEST_CASE(the_heading_of_a_unit_may_say_its_class_before_its_troops_do) {
    const std::string troops = troops_of("undying-lands", wing_with("hold", "miners"));
    for (const std::string_view unit : {"miners on foot", "miners (foot)", "miners, foot"}) {
        BOOST_CHECK_EQUAL(asked_of(wing_with("hold", unit)), "");
        BOOST_CHECK_EQUAL(troops_of("undying-lands", wing_with("hold", unit)), troops);
    }
    BOOST_CHECK_NE(asked_of(wing_with("hold", "mounted miners")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
