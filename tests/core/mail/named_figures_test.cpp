// SPDX-License-Identifier: MIT
// Figures that a list states by their name: what it costs to move the army, where it breaks.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

// They cost 24 AP and break at 4.
std::string asked_beside_huscarls(std::string_view line) {
    return asked_of(read_list("phalanx", fmt::format("Base AP 6.\n\n1 x HIS-V-RA  huscarls (General)\n"
                                                     "5 x HIS-III-RA  select fyrd\n"
                                                     "6 x LIN-II-IF  great fyrd\n\n{}\n",
                                                     line)));
}

std::string asked_beneath_columns(std::string_view sum) {
    return asked_of(read_list("into-glory-ride",
                              fmt::format("Base AP 7\n\n"
                                          "Qty   Class   Int   Army   Epoch   Activation   Who\n"
                                          " 1    HIM     V     RA     IV       1           escort (General)\n"
                                          " 5    HIM     IV    RA     IV       5           veterans\n"
                                          " 6    HIM     III   RA     IV       6           conscripts\n"
                                          "{}\n",
                                          sum)));
}

} // namespace

BOOST_AUTO_TEST_SUITE(named_figures)

BOOST_AUTO_TEST_CASE(the_cost_of_moving_is_compared) {
    for (const std::string_view line :
         {"Total AP cost 24", "AP cost of the army: 24", "The lot costs 24 AP to activate.",
          "Activating all of them costs 24.", "12 vignettes, total AP cost 24", "Sum of costs: 24"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_EQUAL(asked_beside_huscarls(line), "");
        }
    for (const std::string_view line :
         {"Total AP cost 23", "AP cost of the army: 23", "The lot costs 23 AP to activate.",
          "Activating all of them costs 23.", "12 vignettes, total AP cost 23", "Sum of costs: 23"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_NE(asked_beside_huscarls(line).find("declared 23 ap cost, computed 24"),
                           std::string::npos);
        }
}

BOOST_AUTO_TEST_CASE(a_sum_beneath_a_column_of_costs_is_compared) {
    BOOST_CHECK_EQUAL(asked_beneath_columns("12                                12           total"), "");
    BOOST_CHECK_NE(asked_beneath_columns("12                                14           total")
                       .find("declared 14 ap cost, computed 12"),
                   std::string::npos);
    BOOST_CHECK_NE(asked_beneath_columns("13                                12           total")
                       .find("declared 13, computed 12"),
                   std::string::npos);
}

BOOST_AUTO_TEST_CASE(where_it_breaks_is_compared) {
    for (const std::string_view line : {"Breaks at 4.", "Break point: 4"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_EQUAL(asked_beside_huscarls(line), "");
        }
    for (const std::string_view line : {"Breaks at 5.", "Break point: 5"})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_NE(asked_beside_huscarls(line).find("declared 5 break point, computed 4"),
                           std::string::npos);
        }
}

BOOST_AUTO_TEST_CASE(what_one_costs_is_no_sum) {
    for (const std::string_view line : {"AP cost 2 each for the fyrd.", "The cost is 2 AP per vignette."})
        BOOST_TEST_CONTEXT(line) {
            BOOST_CHECK_EQUAL(asked_beside_huscarls(line).find("declared"), std::string::npos);
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
