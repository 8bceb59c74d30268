// SPDX-License-Identifier: MIT
// A last column that says what each line is worth for the army's size, and what it comes to.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

// The brigades have guns attached, so that each of them counts as two.
WrittenArmy brigades(std::string_view line, std::string_view guard, std::string_view horse,
                     std::string_view below = "") {
    return read_list("into-glory-ride",
                     fmt::format("AP 5.\n\n2 x (HIM-III-RA)EIV+AA(EIV)   line brigades     {}\n"
                                 "1 x (HIM-IV-RA)EIV            Guard (General)   {}\n"
                                 "3 x (HCC-III-RA)              cuirassiers       {}\n{}",
                                 line, guard, horse, below));
}

WrittenArmy spearmen(std::string_view last, std::string_view below) {
    return read_list("phalanx", fmt::format("AP 5\n\n4 x HIS-IV-RA   phalanx         4\n"
                                            "1 x HIS-V-RA    the General     1\n"
                                            "2 x LIN-III-RA  peltasts        {}\n{}",
                                            last, below));
}

} // namespace

BOOST_AUTO_TEST_SUITE(sizes_beside_lines)

BOOST_AUTO_TEST_CASE(a_line_may_count_for_more_than_its_number) {
    for (const std::string_view below : {"",
                                         "                                                --\n               "
                                         "                                 8\n",
                                         "                                               ===\n               "
                                         "                           Total 8\n",
                                         "\nThe ones with guns in them count double.\n"}) {
        const WrittenArmy made = brigades("4", "1", "3", below);
        BOOST_TEST_CONTEXT(below) {
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_of("into-glory-ride", made),
                              "2 x (HIM-III-RA)EIV+AA(EIV) | 1 x (HIM-IV-RA)EIV | 3 x (HCC-III-RA)");
        }
    }
    BOOST_CHECK_EQUAL(asked_of(brigades("(4)", "(1)", "(3)")), "");
}

BOOST_AUTO_TEST_CASE(every_line_has_to_come_out) {
    BOOST_CHECK_NE(asked_of(brigades("5", "1", "3")), "");
    BOOST_CHECK_NE(asked_of(brigades("4", "2", "3")), "");
    BOOST_CHECK_NE(asked_of(brigades("4", "1", "")), "");
    BOOST_CHECK_NE(asked_of(brigades("4", "1", "3", "Total 9\n")), "");
}

BOOST_AUTO_TEST_CASE(counts_told_again_have_to_be_added_up) {
    BOOST_CHECK_EQUAL(asked_of(spearmen("2", "                               --\nTotal           7\n")), "");
    BOOST_CHECK_EQUAL(asked_of(spearmen("2", "\n7 vignettes in all.\n")), "");
    BOOST_CHECK_NE(asked_of(spearmen("2", "")), ""); // nothing shows what they are
    BOOST_CHECK_NE(asked_of(spearmen("3", "                               --\nTotal           7\n")), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
