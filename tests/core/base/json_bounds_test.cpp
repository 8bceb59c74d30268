// SPDX-License-Identifier: MIT
#include "base/json_bounds.h"

#include "base/limits.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>

namespace muster::tests {

namespace {

std::string keys(std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += fmt::format(R"({}"{}:": ":")", i == 0 ? "" : ", ", i);
    return text;
}

const std::string too_deep = "it is nested more than 64 deep; put its parts beside each other";
const std::string too_many = "one of its objects has more than 128 keys; leave some out";

} // namespace

BOOST_AUTO_TEST_SUITE(json_bounds)

BOOST_AUTO_TEST_CASE(brackets_too_deep_are_found) {
    const std::string deepest(deepest_nesting, '[');
    BOOST_TEST(excess_in_json(deepest) == "");
    BOOST_TEST(excess_in_json(deepest + "{") == too_deep);
    BOOST_TEST(excess_in_json(deepest + "]" + "[") == ""); // beside, not within
    BOOST_TEST(excess_in_json(std::string(100, ']') + deepest) == "");
    BOOST_TEST(excess_in_json("") == "");
}

BOOST_AUTO_TEST_CASE(brackets_in_strings_do_not_count) {
    const std::string brackets(2 * deepest_nesting, '[');
    BOOST_TEST(excess_in_json("{\"a\": \"" + brackets + "\"}") == "");
    BOOST_TEST(excess_in_json("{\"a\": \"\\\"" + brackets + "\"}") == "");
    BOOST_TEST(excess_in_json("{\"a\": \"\\\\\"" + brackets) == too_deep); // the string has ended
}

BOOST_AUTO_TEST_CASE(keys_are_counted_for_each_object) {
    const std::string most = keys(most_json_keys);
    const std::string more = keys(most_json_keys + 1);
    BOOST_TEST(excess_in_json("{" + most + "}") == "");
    BOOST_TEST(excess_in_json("{" + more + "}") == too_many);
    BOOST_TEST(excess_in_json("[{" + most + "}, {" + most + "}]") == "");
    BOOST_TEST(excess_in_json("[{}, {" + more + "}]") == too_many);
    BOOST_TEST(excess_in_json("{" + keys(most_json_keys - 1) + ", \"x\": {" + most + "}}") == "");
    BOOST_TEST(excess_in_json("{" + most + ", \"x\": {" + most + "}}") == too_many);
}

// Each letter of which is two bytes, so that it would seem to have many keys.
BOOST_AUTO_TEST_CASE(a_text_in_utf_16_is_told_of) {
    BOOST_TEST(excess_in_json(std::string_view("\xFF\xFE{\0}\0", 6)) ==
               "it is no text in UTF-8; save it as one");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
