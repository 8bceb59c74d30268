// SPDX-License-Identifier: MIT
// What is no army of a known rule set is refused, where it goes wrong, with what would be right.
#include "army/army_reader.h"
#include "marked_text.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <span>

namespace muster::tests {

namespace {

using namespace std::string_view_literals;

// More attributes of a troop of Undying Lands.
constexpr BrokenText troop_table[] = {
    {"an unknown attribute", "▶weapn='pike'",
     "unknown attribute 'weapn' of <troop> in Undying Lands; did you mean 'weapon'?"},
    {"other letters", "▶Weapon='pike'", "did you mean 'weapon'"},
    {"nothing like it", "▶banner='red'", "unknown attribute 'banner'"},
    {"an unknown value", "weapon='▶pyke'", "'pyke' is no weapon of Undying Lands; did you mean 'pike'?"},
    {"a value in other letters", "weapon='▶Pike'", "did you mean 'pike'"},
    {"a value with a space", "weapon='▶pike '", "did you mean 'pike'"},
    {"no value", "weapon='▶'", "it is one of none, lance, 2hpw"},
    {"a value of nothing like it", "morale='▶brave'", "it is one of I, II, III, IV, V"},
    {"a flag that is neither", "fast='▶true'", "it is one of no, yes"},
    {"a flag in capitals", "fast='▶YES'", "did you mean 'yes'"},
    {"count 0", "count='▶0'", "expected a whole number from 1 to 999"},
    {"count 1000", "count='▶1000'", "count is '1000'"},
    {"count 1e9", "count='▶1e9'", "count is '1e9'"},
    {"count ٣", "count='▶٣'", "count is '٣'"},
    {"count +1", "count='▶+1'", "count is '+1'"},
    {"count -1", "count='▶-1'", "count is '-1'"},
    {"count and a space", "count='▶ 1'", "count is ' 1'"},
    {"count and a space by number", "count='▶1&#32;'", "count is '1 '"},
    {"count 1.0", "count='▶1.0'", "count is '1.0'"},
    {"no count", "count='▶'", "count is ''"},
    {"a huge count", "count='▶4294967297'", "count is '4294967297'"},
    {"the count twice", "count='2' ▶count='2'", "the attribute count stands twice"},
    {"a trait twice", "weapon='pike' ▶weapon='spear'", "the attribute weapon stands twice"},
    {"the name twice", "name='a' ▶name='a'", "the attribute name stands twice"},
    {"a trait of a body", "▶rating='3'", "unknown attribute 'rating' of <troop>"},
    {"a trait of another rule set", "▶integrity='III'", "unknown attribute 'integrity'"},
    {"what only the army has", "▶ruleset='undying-lands'", "unknown attribute 'ruleset' of <troop>"},
    {"another namespace", "▶xmlns='urn:muster:army:2'", "unknown attribute 'xmlns'"},
    {"a prefix", "▶m:weapon='pike'", "unknown attribute 'm:weapon'"},
};

// Elements of an army of Undying Lands.
constexpr BrokenText content_table[] = {
    {"an unknown element", "<▶wing rating='3'/>", "unknown element <wing>; expected <about> or <body>"},
    {"an unknown element later", "<body rating='3'/><▶wing/>", "expected <body>"},
    {"a unit without a body", "<▶unit/>", "unknown element <unit>"},
    {"a troop without a unit", "<body rating='3'><▶troop/></body>", "expected <unit>"},
    {"a body in a body", "<body rating='3'><▶body rating='3'/></body>", "expected <unit>"},
    {"a unit in a unit", "<body rating='3'><unit><▶unit/></unit></body>", "expected <troop>"},
    {"an element in a troop",
     "<body rating='3'><unit><troop class='foot' order='close' army='regular'><▶note/></troop></unit></body>",
     "expected the end of <troop>"},
    {"stray text", "▶x", "stray text in <army>"},
    {"stray text in a troop",
     "<body rating='3'><unit><troop class='foot' order='close' army='regular'> ▶x</troop></unit></body>",
     "stray text in <troop>"},
    {"a stray CDATA", "<body rating='3'>▶<![CDATA[]]></body>", "stray text"},
    {"about twice", "<about/><▶about/>", "<about> comes first, once"},
    {"about after a body", "<body rating='3'/><▶about/>", "<about> comes first, once"},
    {"about in a body", "<body rating='3'><▶about/></body>", "expected <unit>"},
    {"an unknown attribute of about", "<about ▶plyer='A'/>", "did you mean 'player'"},
    {"an attribute of about twice", "<about event='E' ▶event='E'/>", "stands twice"},
    {"an element in about", "<about>▶<b>x</b></about>", "holds text only"},
    {"a missing trait", "<body rating='3'><unit><▶troop class='foot' order='close'/></unit></body>",
     "<troop> needs the attribute army: one of regular, irregular"},
    {"the first of the missing traits", "<body rating='3'><unit><▶troop/></unit></body>",
     "needs the attribute class: one of foot, mounted"},
    {"a missing number", "<▶body/>", "<body> needs the attribute rating: a whole number from 1 to 6"},
    {"a number too large", "<body rating='▶7'/>", "rating is '7'; expected a whole number from 1 to 6"},
    {"a number too small", "<body rating='▶0'/>", "expected a whole number from 1 to 6"},
    {"a number with a sign", "<body rating='▶+3'/>", "expected a whole number"},
    {"an unknown attribute of a body", "<body rating='3' ▶order='hold'/>", "did you mean 'orders'"},
    {"an unknown attribute of a unit", "<body rating='3'><unit ▶genral='yes'/></body>",
     "did you mean 'general'"},
    {"a count of a unit", "<body rating='3'><unit ▶count='2'/></body>",
     "unknown attribute 'count' of <unit>"},
    {"cut off", "<body rating='3'>\n<unit>▶", "ends inside <unit>"},
};

// Whole files.
constexpr BrokenText file_table[] = {
    {"an empty file", "▶", "no element"},
    {"another root", "<▶roster xmlns='urn:muster:army:1' ruleset='undying-lands'/>",
     "an army file is an <army>"},
    {"a rule set", "<▶ruleset xmlns='urn:muster:ruleset:1' id='phalanx'/>", "an army file is an <army>"},
    {"no namespace", "<▶army ruleset='undying-lands' general-rating='4'/>",
     "needs xmlns=\"urn:muster:army:1\""},
    {"a later format", "<army xmlns='▶urn:muster:army:2' ruleset='undying-lands' general-rating='4'/>",
     "the namespace is 'urn:muster:army:2'"},
    {"an empty namespace", "<army xmlns='▶' ruleset='undying-lands' general-rating='4'/>",
     "the namespace is ''"},
    {"a prefix", "<▶m:army xmlns:m='urn:muster:army:1' ruleset='undying-lands' general-rating='4'/>",
     "an army file is an <army>"},
    {"a second namespace",
     "<army xmlns='urn:muster:army:1' ▶xmlns:x='u' ruleset='undying-lands' general-rating='4'/>",
     "unknown attribute 'xmlns:x'"},
    {"the namespace twice",
     "<army xmlns='urn:muster:army:1' ruleset='undying-lands' ▶xmlns='urn:muster:army:1' "
     "general-rating='4'/>",
     "stands twice"},
    {"no rule set", "<▶army xmlns='urn:muster:army:1' name='A'/>",
     "needs the attribute ruleset: one of ancient-1969"},
    {"an unknown rule set", "<army xmlns='urn:muster:army:1' ruleset='▶undying-land'/>",
     "unknown rule set 'undying-land'; did you mean 'undying-lands'?"},
    {"a nation of nothing like it",
     "<army xmlns='urn:muster:army:1' ruleset='ancient-1969' nation='▶klingon'/>",
     "it is one of greek, macedonian, successor, roman"},
    {"a rule set of nothing like it", "<army xmlns='urn:muster:army:1' ruleset='▶chess'/>",
     "it is one of ancient-1969"},
    {"a rule set in a path", "<army xmlns='urn:muster:army:1' ruleset='▶../armylists/phalanx'/>",
     "unknown rule set"},
    {"no rule set's name", "<army xmlns='urn:muster:army:1' ruleset='▶'/>", "unknown rule set ''"},
    {"two rule sets", "<army xmlns='urn:muster:army:1' ruleset='undying-lands' ▶ruleset='phalanx'/>",
     "stands twice"},
    {"a missing number", "<▶army xmlns='urn:muster:army:1' ruleset='undying-lands'/>",
     "needs the attribute general-rating"},
    {"an attribute of another set",
     "<army xmlns='urn:muster:army:1' ruleset='undying-lands' general-rating='4' ▶ap='6'/>",
     "unknown attribute 'ap'"},
    {"a year too early", "<army xmlns='urn:muster:army:1' ruleset='into-glory-ride' year='▶1499'/>",
     "1500 to 1900"},
    {"the rule set comes last",
     "<army name='A' ▶ap='6' general-rating='4' ruleset='undying-lands' xmlns='urn:muster:army:1'/>",
     "unknown attribute 'ap'"},
    {"a second army", "<army xmlns='urn:muster:army:1' ruleset='phalanx'/>▶<army/>", "second top element"},
    {"an entity bomb",
     "<?xml version='1.0'?>\n▶<!DOCTYPE army [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;'>]>\n<army "
     "xmlns='urn:muster:army:1' ruleset='phalanx' name='&b;'/>",
     "DOCTYPE"},
    {"another encoding",
     "<?xml version='1.0' encoding='▶ISO-8859-1'?><army xmlns='urn:muster:army:1' ruleset='phalanx'/>",
     "UTF-8"},
    {"a NUL byte", "<army xmlns='urn:muster:army:1' ruleset='phalanx'/>\n▶\0"sv, "0x00"},
    {"bad UTF-8", "<army xmlns='urn:muster:army:1' ruleset='phalanx' name='L▶\xE9gion'/>", "0xE9"},
    {"columns in characters",
     "<army xmlns='urn:muster:army:1' name='Легион 🛡' ruleset='▶phalanks'/>",
     "did you mean 'phalanx'"},
};

void check_table(std::span<const BrokenText> table, std::string_view before, std::string_view after) {
    for (const BrokenText& row : table)
        check_refused({row.what, fmt::format("{}{}{}", before, row.text, after), row.message_part},
                      [](const std::string& text) { (void)read_army(text, "it", shipped_rulesets()); });
}

constexpr std::string_view rated_army_start =
    "<army xmlns='urn:muster:army:1' ruleset='undying-lands' general-rating='4'>\n  ";

} // namespace

BOOST_AUTO_TEST_SUITE(reader_errors)

BOOST_AUTO_TEST_CASE(broken_troops) {
    check_table(
        troop_table,
        fmt::format(
            "{}<body rating='3'>\n    <unit>\n      <troop class='foot' order='close' army='regular' ",
            rated_army_start),
        "/>\n    </unit>\n  </body>\n</army>\n");
}

BOOST_AUTO_TEST_CASE(broken_content) {
    // "cut off" has no end.
    for (const BrokenText& row : content_table)
        check_table({&row, 1}, rated_army_start, row.what == "cut off" ? "" : "\n</army>\n");
}

BOOST_AUTO_TEST_CASE(broken_files) {
    check_table(file_table, "", "");
}

// The table shows that these are refused for the one thing that is wrong: without it they are read.
BOOST_AUTO_TEST_CASE(what_the_tables_start_from_is_read) {
    const std::string text =
        fmt::format("{}<body rating='3'><unit><troop class='foot' order='close' army='regular' "
                    "count='007' name='a'></troop></unit></body></army>",
                    rated_army_start);
    const Army army = read_army(text, "it", shipped_rulesets());
    BOOST_REQUIRE_EQUAL(army.bodies.size(), 1U);
    BOOST_CHECK_EQUAL(army.bodies[0].units[0].troops[0].count, 7);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
