// SPDX-License-Identifier: MIT
#include "base/json_depth.h"

#include "base/limits.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(json_depth)

BOOST_AUTO_TEST_CASE(the_first_bracket_too_deep_is_found) {
    const std::string deepest(deepest_nesting, '[');
    BOOST_TEST(too_deep_in_json(deepest) == std::string::npos);
    BOOST_TEST(too_deep_in_json(deepest + "{") == deepest_nesting);
    BOOST_TEST(too_deep_in_json(deepest + "]" + "[") == std::string::npos); // beside, not within
    BOOST_TEST(too_deep_in_json("") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(brackets_in_strings_do_not_count) {
    const std::string brackets(2 * deepest_nesting, '[');
    BOOST_TEST(too_deep_in_json("{\"a\": \"" + brackets + "\"}") == std::string::npos);
    BOOST_TEST(too_deep_in_json("{\"a\": \"\\\"" + brackets + "\"}") == std::string::npos);
    BOOST_TEST(too_deep_in_json("{\"a\": \"\\\\\"" + brackets) != std::string::npos); // the string has ended
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
