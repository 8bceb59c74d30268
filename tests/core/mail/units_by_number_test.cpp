// SPDX-License-Identifier: MIT
// "Number 1 is the right wing, 2 to 10 the centre": parts told by the numbers of the lines.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

WrittenArmy read_numbered(std::string_view title, std::string_view parts) {
    return read_list("phalanx",
                     fmt::format("{}\n\n1. HSC-III-RA Companions (General)\n2. HIP-III-RA phalanx\n"
                                 "3. HIP-III-RA phalanx\n4. HIP-II-RA phalanx\n"
                                 "5. LSC-III-IF Thessalians\n\n{}\n",
                                 title, parts));
}

// "right wing 1, centre 3, left wing 1"
std::string troops_by_part(const WrittenArmy& made) {
    std::string parts;
    for (const Body& body : made.army.bodies)
        parts += fmt::format("{}{} {}", parts.empty() ? "" : ", ", body.name, body.units.size());
    return parts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(units_by_number)

BOOST_AUTO_TEST_CASE(ranges_of_numbers_stand_in_parts) {
    for (const std::string_view said :
         {"Number 1 is the right wing, 2 to 4 the centre, 5 the left wing.",
          "1 is the right wing; 2-4 the centre; 5 the left wing.",
          "Nos. 1 on the right wing, 2 to 4 in the centre and 5 on the left wing.",
          "Unit 1 is the right wing, units 2, 3 and 4 are the centre and unit 5 is the left wing."})
        BOOST_TEST_CONTEXT(said) {
            const WrittenArmy made = read_numbered("Macedonians, AP 5", said);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(troops_by_part(made), "right wing 1, centre 3, left wing 1");
        }
    for (const std::string_view said : {"Number 1 is the right wing, 2 to 5 the centre, 5 the left wing.",
                                        "Number 1 is the right wing, 2 to 3 the centre, 5 the left wing.",
                                        "Number 1 is the right wing, 2 to 9 the centre."})
        BOOST_TEST_CONTEXT(said)
    BOOST_CHECK_NE(asked_of(read_numbered("Macedonians, AP 5", said)), "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
