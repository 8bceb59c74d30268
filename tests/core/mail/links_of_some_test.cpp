// SPDX-License-Identifier: MIT
// A unit over several lines of which some say that they are linked, and headings that may speak of links.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(links_of_some)

WrittenArmy hoplites(std::string_view unit) {
    return read_list("phalanx-ii",
                     fmt::format("All RA. AP 6.\n\nLeft:\n{}\nRight:\n1 x LIN- RA, General\n", unit));
}

BOOST_AUTO_TEST_CASE(a_line_of_a_unit_may_be_linked_alone) {
    for (const std::string_view unit :
         {"Unit 1:\n2 x HISn\n2 x HISn (linked in line)", "Unit 1:\n2 x HISn, linked in line\n2 x HISn",
          "Unit 1:\n1 x HISn\n2 x HISn (linked in line)\n1 x HIS+",
          "Unit 1:\n1 x HISn\n1 x HISn\n1 x HIS+ (linked in line)",
          "Einheit 1:\n2 x HISn\n2 x HISn (linked in line)"})
        BOOST_TEST_CONTEXT(unit)
    BOOST_CHECK_NE(asked_of(hoplites(unit)), "");
    BOOST_CHECK_EQUAL(asked_of(hoplites("Unit 1:\n2 x HISn\n2 x HISn (linked in line)")),
                      "line 6: '2 x HISn (linked in line)': nothing shows which of the unit are linked\n");
}

BOOST_AUTO_TEST_CASE(a_link_of_the_whole_unit_is_plain) {
    for (const std::string_view unit :
         {"Unit 1, linked in line:\n2 x HISn\n2 x HISn", "Link in line:\n2 x HISn\n1 x HIS+",
          "Unit 1:\n2 x HISn (linked in line)\n2 x HISn (linked in line)",
          "Unit 1: 2 x HISn + 2 x HISn (linked in line)", "Unit 1:\n4 x HISn (linked in line)"})
        BOOST_TEST_CONTEXT(unit)
    BOOST_CHECK_EQUAL(asked_of(hoplites(unit)), "");
}

BOOST_AUTO_TEST_CASE(a_heading_with_a_slip_may_speak_of_links) {
    for (const std::string_view heading :
         {"Not linke:", "not linke", "No linke:", "Non-linke:", "Unlinke:", "Linke in line:",
          "Linke in support:", "Nicht linke:", "Not left:", "Not on the left:", "Not lnked:"})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK_NE(asked_of(hoplites(fmt::format("Unit 1:\n2 x HISn\n{}\n2 x VLIn", heading))), "");
    for (const std::string_view heading :
         {"Not linked:", "Not linked", "Unlinked:", "Not in the battle line:"})
        BOOST_TEST_CONTEXT(heading)
    BOOST_CHECK_EQUAL(asked_of(hoplites(fmt::format("Unit 1:\n2 x HISn\n{}\n2 x VLIn", heading))), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
