// SPDX-License-Identifier: MIT
// Printed texts are read back, and no rule set makes that take for ever.
#include "mail/detail/printed_text.h"

#include "base/input_error.h"
#include "lists_read.h"
#include "ruleset/ruleset_reader.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>

namespace muster::tests {

namespace {

Ruleset with_notation(const std::string& parts) {
    return read_ruleset(
        fmt::format("<ruleset xmlns='urn:muster:ruleset:1' id='duel' title='Duel' prefix='du' revision='1'>"
                    "<words/><traits><choice id='class' of='troop' name='Class'>"
                    "<value id='foot' short='F'/><value id='horse' short='H'/></choice></traits>"
                    "<numbers/><rules/><notation>{}</notation>"
                    "<start><army xmlns='urn:muster:army:1' ruleset='duel'/></start></ruleset>",
                    parts),
        "it");
}

} // namespace

BOOST_AUTO_TEST_SUITE(printed_texts)

BOOST_AUTO_TEST_CASE(a_notation_is_read_back) {
    const Ruleset ruleset = with_notation("<part>{class}</part><part class='horse'>-x</part>");
    const auto troops = PrintedText(ruleset).troops_in("H-x");
    BOOST_REQUIRE(troops.size() == 1U);
    BOOST_TEST(troops.front().front().value == 1);
    BOOST_TEST(PrintedText(ruleset).troops_in("F-x").empty());
}

// Twenty of sixty parts can be chosen in some 4,000,000,000,000,000 ways, of which none is right.
BOOST_AUTO_TEST_CASE(parts_that_print_the_same_are_not_tried_for_ever) {
    std::string parts;
    for (int i = 0; i < 60; ++i)
        parts += "<part>x</part>";
    const Ruleset ruleset = with_notation(parts);
    BOOST_TEST(PrintedText(ruleset).troops_in(std::string(20, 'x')).empty());
    BOOST_TEST(PrintedText(ruleset).troops_in(std::string(60, 'x')).size() == 1U);
}

// A spreadsheet's file whose end was lost.
BOOST_AUTO_TEST_CASE(a_table_with_a_short_row_is_refused) {
    for (const char* row : {",", ",,,", "a,b,c,d,1", "a,b,c,d,1,x,ancient-1969"})
        for (const char* count : {"count", "coun"})
            BOOST_CHECK_EXCEPTION(
                (void)read_list(
                    "ancient-1969",
                    fmt::format("army,body,unit,name,{},notation,ruleset,place,fingerprint\n{}", count, row)),
                InputError, [](const InputError& error) {
                    return std::string(error.what()).find("it may be cut off") != std::string::npos;
                });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
