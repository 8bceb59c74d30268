// SPDX-License-Identifier: MIT
// What players write over the column that counts.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(headings_of_counts)

constexpr std::string_view table = "AP 5.\n\n"
                                   "\"Part\",\"Troops\",\"Class\",\"Army\",\"Integrity\",\"{}\"\n"
                                   "\"Centre\",\"Richard (General)\",\"HCC\",\"RA\",\"V\",\"1\"\n"
                                   "\"Centre\",\"Spearmen\",\"HIS\",\"RA\",\"III\",\"9\"\n"
                                   "\"Right wing\",\"Pilgrims\",\"LIW\",\"IF\",\"I\",\"2\"\n";

BOOST_AUTO_TEST_CASE(the_column_that_counts_may_name_what_it_counts) {
    for (const std::string_view heading :
         {"No. of vignettes", "No of vignettes", "Nr. of vignettes", "# of vignettes", "Vignettes (no.)",
          "Vignettes, number", "How many vignettes?", "Num. vignettes", "NO. VIGS", "Anzahl der Vignetten",
          "Zahl der Vignetten", "Anz. Vignetten", "Wie viele Vignetten"})
        BOOST_TEST_CONTEXT(heading)
    check_list("phalanx", fmt::format(fmt::runtime(table), heading),
               "1 x (HCC-V-RA) | 9 x (HIS-III-RA) | 2 x (LIW-I-IF)");
}

BOOST_AUTO_TEST_CASE(a_column_of_something_else_is_asked_about) {
    for (const std::string_view heading :
         {"No. of the page", "Vignettes painted", "No. of dice", "Which number"})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK_NE(asked_of(read_list("phalanx", fmt::format(fmt::runtime(table), heading))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
