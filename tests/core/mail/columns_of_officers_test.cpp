// SPDX-License-Identifier: MIT
// A column of what the officers of the units cost, under a heading in short: "+ unit cdr".
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(columns_of_officers)

constexpr std::string_view sassanids =
    "Sassanid Persian, 1000 points. All my troops and officers count as barbarian.{}\n"
    "\n"
    "Unit            Figs  Type  Weapon              Class  Each   Pts  {:<10}  Unit total\n"
    "C-in-C            1                                            100              100\n"
    "Asavaran         15   SHC   lance               B       16    240   {}          {}\n"
    "Elephants         3   El                                25     75   25          100\n";

BOOST_AUTO_TEST_CASE(each_unit_has_its_officer) {
    for (const std::string_view heading : {"+ unit cdr", "unit cdr", "Unit Cdr", "+ cdr", "plus cdr",
                                           "unit cmdr", "+ officer", "+ leader", "Officer"})
        BOOST_TEST_CONTEXT(heading)
    check_list(
        "ancient-1969", fmt::format(sassanids, "", heading, "25", "265"),
        "1 x Barb C-in-C | 15 x Barb SHC B, lance, shield & 1 x Barb Cdr | 3 x Barb El & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(the_heading_may_be_explained) {
    for (const auto& [said, heading] :
         {std::pair{" Unit cdr = unit commander at 25.", "+ unit cdr"},
          std::pair{" Unit cdr = unit commander at 25.", "+ cdr"},
          std::pair{" UC = unit commander at 25.", "UC"}, std::pair{" UC = unit commander at 25.", "+ UC"}})
        BOOST_TEST_CONTEXT(heading)
    check_list(
        "ancient-1969", fmt::format(sassanids, said, heading, "25", "265"),
        "1 x Barb C-in-C | 15 x Barb SHC B, lance, shield & 1 x Barb Cdr | 3 x Barb El & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_wrong_price_is_asked_about) {
    for (const std::string_view heading : {"+ unit cdr", "+ cdr"})
        BOOST_TEST_CONTEXT(heading) {
            BOOST_CHECK_NE(
                asked_of(read_list("ancient-1969", fmt::format(sassanids, "", heading, "15", "255"))), "");
            BOOST_CHECK_NE(
                asked_of(read_list("ancient-1969", fmt::format(sassanids, "", heading, "25", "275"))), "");
        }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
