// SPDX-License-Identifier: MIT
// Readings of unclear rules: what is wrong with them is refused where it stands.
#include "ruleset/ruleset_reader.h"
#include "small_ruleset.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr BrokenText reading_table[] = {
    {"a reading without id", "<▶reading name='N' cite='C'>x</reading>", "needs the attribute id"},
    {"a reading without name", "<▶reading id='r' cite='C'>x</reading>", "needs the attribute name"},
    {"a reading without section", "<▶reading id='r' name='N'>x</reading>", "needs the attribute cite"},
    {"a reading without text", "<▶reading id='r' name='N' cite='C'> </reading>", "what was read, and why"},
    {"a reading twice", "<reading id='▶worth' name='N' cite='C'>x</reading>", "stands twice"},
    {"a reading for an unknown trait", "<reading id='r' name='N' cite='C' ▶siz='6'>x</reading>",
     "did you mean 'size'"},
    {"another element", "<▶readin id='r'/>", "did you mean 'reading'"},
};

constexpr BrokenText number_reading_table[] = {
    {"a row's unknown reading",
     "<number id='n' of='troop' name='N'><table name='T'><row value='1' reading='▶wort'/></table></number>",
     "there is no reading 'wort'; did you mean 'worth'"},
    {"a table's unknown reading",
     "<number id='n' of='troop' name='N'><table name='T' reading='▶none'><row value='1'/></table></number>",
     "there is no reading 'none'"},
};

constexpr BrokenText rule_reading_table[] = {
    {"a rule's unknown reading",
     "<rule id='s.r' of='troop' cite='C' reading='▶none'><never leader='yes'/><say>No.</say></rule>",
     "there is no reading 'none'"},
};

constexpr BrokenText chart_reading_table[] = {
    {"a chart row's unknown reading", "<chart id='c' name='C'><row label='l' reading='▶none'>1</row></chart>",
     "there is no reading 'none'"},
};

Ruleset with(std::string_view Additions::*part, std::string_view piece) {
    Additions additions;
    additions.*part = piece;
    return read_ruleset(small_ruleset(additions), "it");
}

} // namespace

BOOST_AUTO_TEST_SUITE(reading_errors)

BOOST_AUTO_TEST_CASE(every_mistake_is_refused_where_it_stands) {
    check_additions_refused(&Additions::readings, reading_table);
    check_additions_refused(&Additions::numbers, number_reading_table);
    check_additions_refused(&Additions::rules, rule_reading_table);
    check_additions_refused(&Additions::charts, chart_reading_table);
}

BOOST_AUTO_TEST_CASE(what_names_a_reading_is_one_unless_it_says_otherwise) {
    const Ruleset ruleset =
        with(&Additions::numbers, "<number id='n' of='troop' name='N'><table name='T' reading='worth'>"
                                  "<row class='bow' value='1'/>"
                                  "<row morale='shaky' value='2' provenance='inherited'/></table>"
                                  "<table name='U'><row value='1' reading='worth'/></table>"
                                  "<table name='V'><row value='1'/></table></number>");
    const std::vector<Step>& steps = ruleset.numbers_of(Level::troop).back().cases.front().steps;
    BOOST_CHECK(steps[0].table.rows[0].provenance == Provenance::reading);
    BOOST_CHECK_EQUAL(steps[0].table.rows[0].reading, 0);
    BOOST_CHECK(steps[0].table.rows[1].provenance == Provenance::inherited);
    BOOST_CHECK_EQUAL(steps[0].table.rows[1].reading, 0);
    BOOST_CHECK(steps[1].table.rows[0].provenance == Provenance::reading);
    BOOST_CHECK(steps[2].table.rows[0].provenance == Provenance::printed);
    BOOST_CHECK_EQUAL(steps[2].table.rows[0].reading, no_reading);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
