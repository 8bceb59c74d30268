// SPDX-License-Identifier: MIT
// What is wrong with a JSON text, and where its values stand.
#include "base/json_places.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

struct FaultRow {
    std::string_view text;
    std::size_t stopped_at;
    std::size_t offset;
    std::string_view says;
};

const FaultRow faults[] = {
    {"nonsense", 1, 0, "'nonsense' has no place"},
    {"{\"a\": tru}", 9, 6, "'tru' has no place"},
    {"[true}", 5, 5, "'}' has no place"},
    {"[1}", 2, 2, "'}' has no place"},
    {"[\"a\" \"b\"]", 7, 5, "'\"b\"' has no place"},
    {"[\"\xC3\"]", 3, 3, "no such sign"},
    {"{\"a\" 1}", 5, 5, "'1' has no place"},
    {"[1, ]", 4, 4, "']' has no place"},
    {"{\"a\": [1, 2", 11, 11, "without ']'"},
    {"{\"a\": \"b]", 9, 6, "no closing '\"'"},
    {"", 0, 0, "a value is missing"},
    {"[\"a\tb\"]", 3, 3, "no such sign"},
    {"[\"a\\q\"]", 4, 4, "no such sign"},
};

} // namespace

BOOST_AUTO_TEST_SUITE(json_places)

BOOST_AUTO_TEST_CASE(a_fault_is_told_where_it_begins) {
    for (const FaultRow& row : faults) {
        const JsonFault fault = json_fault(row.text, row.stopped_at);
        BOOST_TEST(fault.offset == row.offset, row.text);
        BOOST_TEST(fault.message.find(row.says) != std::string::npos, row.text << ": " << fault.message);
    }
}

BOOST_AUTO_TEST_CASE(values_are_found) {
    const std::string_view text =
        R"( { "a" : [ 1, "x]\"", {"b":null,"c":[[],[2]]} ] , "a\"": true, "d":-1.5e3} )";
    const auto rest = [&](const std::vector<JsonStep>& steps) {
        return text.substr(offset_in_json(text, steps));
    };
    const auto index = [](std::size_t value) { return JsonStep(value); };
    const auto key = [](std::string_view value) { return JsonStep(value); };
    BOOST_TEST(rest({}).starts_with("{ \"a\""));
    BOOST_TEST(rest({key("a")}).starts_with("[ 1"));
    BOOST_TEST(rest({key("a"), index(1)}).starts_with("\"x]"));
    BOOST_TEST(rest({key("a"), index(2), key("b")}).starts_with("null"));
    BOOST_TEST(rest({key("a"), index(2), key("c"), index(1), index(0)}).starts_with("2]"));
    BOOST_TEST(rest({key("d")}).starts_with("-1.5e3"));
    // What is not there is told of by what should hold it.
    BOOST_TEST(rest({key("e")}).starts_with("{ \"a\""));
    BOOST_TEST(rest({key("a"), index(3)}).starts_with("[ 1"));
    BOOST_TEST(rest({key("a"), index(2), key("x"), key("y")}).starts_with("{\"b\""));
    BOOST_TEST(rest({key("d"), index(0)}).starts_with("-1.5e3"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
