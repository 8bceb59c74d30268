// SPDX-License-Identifier: MIT
// What stands in a line, as the list says it before its lines.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(lines_of_parts)

constexpr std::string_view kircholm = "Poles, Kircholm 1605. AP 7. {}\n"
                                      "\n"
                                      "Left: 2 HCC-V-RA; 1 LSC-III-IA\n"
                                      "Centre: 1 HCC-V-RA (General); 2 HCC-IV-RA; 2 HIM-III-RA EII\n"
                                      "Right: 2 HCC-IV-RA\n";

BOOST_AUTO_TEST_CASE(a_line_for_each_part) {
    for (const std::string_view said :
         {"One line per part like last time.", "One line for each wing, as usual.",
          "A line per command, please.", "Each part has a line of its own.",
          "Eine Zeile pro Flügel, wie immer."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_EQUAL(asked_of(read_list("into-glory-ride", fmt::format(kircholm, said))), "");
    for (const std::string_view said :
         {"Two lines per part like last time.", "One line per part, but not the last.",
          "One more per part, like last time."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_list("into-glory-ride", fmt::format(kircholm, said))), "");
    BOOST_CHECK_NE(
        asked_of(read_list("into-glory-ride", "Poles, 1605. AP 7. One line per part like last time.\n"
                                              "\n"
                                              "Left:\n2 HCC-V-RA\n1 LSC-III-IA\n"
                                              "Right:\n2 HCC-IV-RA (General)\n6 HIM-III-RA EII\n")),
        "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
