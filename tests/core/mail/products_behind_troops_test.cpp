// SPDX-License-Identifier: MIT
// What troops cost, worked out behind them: the price times their count, in any order.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(products_behind_troops)

constexpr std::string_view ogres = "General's rating 3. Everybody is irregular and of average size.\n"
                                   "\n"
                                   "Fen wing (sub-commander's rating 2; orders: hold)\n"
                                   "- 3 Bog men - foot, loose order, spear, high physique, morale III, "
                                   "drilled, defence B, no shield{} The General and the sub-commander lead "
                                   "this unit.\n";

BOOST_AUTO_TEST_CASE(a_product_that_comes_out_is_the_price) {
    for (const std::string_view product :
         {". 22 IP x 3 = 66.", ". 22 points x 3 = 66.", ", 22 points each x 3 = 66 points.",
          ". 3 x 22 IP = 66.", ", 22 x 3 = 66 IP.", " - 22 points x 3 vignettes = 66 points."})
        BOOST_TEST_CONTEXT(product)
    check_list("undying-lands", fmt::format(ogres, product), "3 x Foot LO Irr high, Spear, III-D, B");
    check_list("ancient-1969",
               "Gauls, all barbarians\n"
               "\n"
               "Chief, commander-in-chief, 100\n"
               "Warband: 30 MI, class C, javelin, 3 points x 30 = 90, unit commander 25\n",
               "1 x Barb C-in-C | 30 x Barb MI C, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_CASE(a_product_of_others_or_one_that_does_not_come_out_is_asked_about) {
    for (const std::string_view product :
         {". 22 IP x 3 = 76.", ". 22 IP x 4 = 88.", ". 25 IP x 3 = 75.", ". 4 x 22 IP = 88."})
        BOOST_TEST_CONTEXT(product)
    BOOST_CHECK_NE(asked_of(read_list("undying-lands", fmt::format(ogres, product))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
