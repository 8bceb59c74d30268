// SPDX-License-Identifier: MIT
// Titles of lists that tell how many vignettes each line counts.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(counts_of_lines)

namespace {

std::string asked_beneath_title(std::string_view title, std::string_view second) {
    return asked_of(read_list("phalanx", fmt::format("{}\n\n1. HSC-III-RA Roman horse (General)\n"
                                                     "2. {}\n3. HIN-III-RA Legio II\n",
                                                     title, second)));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_title_counts_each_line) {
    for (const std::string_view title :
         {"Romans at Cannae, one vignette a line, AP 5:", "Romans, AP 5, one vignette on each line:",
          "Romans at Cannae - one line, one vignette - AP 5:", "Romans, each line is one vignette, AP 5:",
          "Romans, AP 5, each line one vignette:", "Romans, one vignette to every row, AP 5:",
          "Romans, one vignette per line, AP 5:"})
        BOOST_CHECK_EQUAL(asked_beneath_title(title, "HIN-III-RA Legio I"), "");
}

BOOST_AUTO_TEST_CASE(lines_that_count_otherwise_are_asked_about) {
    BOOST_CHECK_NE(
        asked_beneath_title("Romans at Cannae, one vignette a line, AP 5:", "2 x HIN-III-RA Legio I"), "");
    for (const std::string_view title :
         {"Romans, two vignettes a line, AP 5:", "Romans, one line, two vignettes, AP 5:",
          "Romans, 7 vignettes, AP 5:", "Left wing, one vignette, one line:",
          "Romans, one vignette a line but the last, AP 5:"})
        BOOST_CHECK_MESSAGE(!asked_beneath_title(title, "HIN-III-RA Legio I").empty(), title);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
