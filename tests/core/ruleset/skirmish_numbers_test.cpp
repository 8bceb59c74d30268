// SPDX-License-Identifier: MIT
// A sixth rule set needs no C++: its numbers, terms, notation and charts, worked out by hand.
#include "check/wording.h"
#include "skirmish.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

// Two parties: guards and bowmen on the left, horsemen on the right, in the rain of 1350.
const CheckedArmy& band() {
    static const CheckedArmy army(skirmish_army("name='Band' year='1350' weather='wet' motto='Hold!'", R"(
        <body side='left' rating='3'>
          <unit guard='yes' orders='Hold the bridge.'>
            <troop class='spear' armour='leather' leader='yes'/>
            <troop class='spear' armour='leather' count='2'/>
          </unit>
          <unit>
            <troop name='Old Wat' class='bow' morale='shaky' leader='yes'/>
            <troop class='bow' count='3'/>
            <troop class='bow' morale='bold'/>
          </unit>
        </body>
        <body side='right' rating='5'>
          <unit>
            <troop class='horse' morale='bold' armour='mail' leader='yes'/>
            <troop class='horse' morale='shaky' shield='yes'/>
          </unit>
        </body>)"));
    return army;
}

struct Expected {
    Place place;
    std::string_view id;
    std::string_view value;
};

constexpr Expected table[] = {
    {{1, 1, 1}, "worth", "13"},                            // (6 + 1/2) × 2
    {{1, 1, 2}, "worth", "13"},                            // one of the two
    {{1, 2, 1}, "worth", "2"},                             // 3 − 1 for the rain
    {{1, 2, 2}, "worth", "4"},                             // 5 − 1
    {{1, 2, 3}, "worth", "-"},                             // a price that is lost
    {{2, 1, 1}, "worth", "13"},                            // 10 + 7/3, rounded up
    {{2, 1, 2}, "worth", "5"},  {{1, 1, 1}, "reach", "-"}, // a spear reaches nowhere
    {{1, 2, 1}, "reach", "20"},                            // before 1400, rating 3
    {{2, 1, 1}, "reach", "-"},                             // no column for rating 5
    {{1, 1, 1}, "cheap", "0"},                             // no row, and none is needed
    {{1, 2, 1}, "cheap", "1"},  {{1, 2, 3}, "cheap", "0"}, // an absent number is in no range
    {{2, 1, 1}, "cheap", "-1"}, {{2, 1, 2}, "cheap", "1"}, // the first row that matches
    {{1, 1}, "worth", "39"},                               // 13 + 2 × 13
    {{1, 2}, "worth", "14"},                               // 2 + 3 × 4, the absent one skipped
    {{2, 1}, "worth", "18"},    {{1, 1}, "men", "3"},      {{1, 2}, "men", "5"},
    {{1, 1}, "leaders", "1"},   {{1, 1}, "archers", "0"},  {{1, 2}, "archers", "5"},
    {{1, 2}, "best", "4"},      {{1, 2}, "worst", "4"},                              // the leader left out
    {{2, 1}, "best", "13"},     {{2, 1}, "worst", "5"},    {{1, 1}, "front", "7/2"}, // a spear in front
    {{1, 2}, "front", "3/2"},   {{2, 1}, "front", "9/2"},                            // all on horses
    {{1}, "worth", "53"},       {{1}, "men", "8"},         {{1}, "line", "5"}, // guards are not in the line
    {{1}, "strongest", "39"},   {{2}, "line", "2"},        {{}, "worth", "71"},
    {{}, "men", "10"},          {{}, "archers", "5"},      {{}, "limit", "12"}, // the default
    {{}, "spare", "2"},         {{}, "break", "4"},                             // 10/3 rounded up
    {{}, "age", "550"},         {{}, "bonus", "15"},                            // 10 × 3/2: a party rated 5
    {{}, "score", "550"},
};

void check_number(const CheckedArmy& army, const Expected& expected) {
    BOOST_CHECK_MESSAGE(army.number(expected.place, expected.id) == expected.value,
                        expected.place.path() << " " << expected.id << ": expected " << expected.value
                                              << ", found " << army.number(expected.place, expected.id));
}

std::vector<std::string> cells(std::string_view chart, const Place& place) {
    std::vector<std::string> result;
    for (const ChartRow* row :
         chart_rows(*skirmish().chart(chart), place, band().army, skirmish(), band().report))
        result.insert(result.end(), row->cells.begin(), row->cells.end());
    return result;
}

} // namespace

BOOST_AUTO_TEST_SUITE(skirmish_numbers)

BOOST_AUTO_TEST_CASE(it_is_found_beside_the_shipped_ones) {
    BOOST_CHECK_EQUAL(skirmish_rulesets().ids().size(), 6U);
    BOOST_CHECK_EQUAL(skirmish().title, "Skirmish");
    BOOST_CHECK_EQUAL(skirmish().edition, "2nd");
    BOOST_CHECK_EQUAL(skirmish().revision, "2026.11");
    BOOST_CHECK_EQUAL(skirmish().level_words[index_of(Level::unit)], "Squad");
    BOOST_CHECK_EQUAL(skirmish().several_troops, "men");
    BOOST_CHECK_EQUAL(skirmish().citation("Melee"), "Skirmish, Melee");
}

BOOST_AUTO_TEST_CASE(numbers_are_worked_out) {
    for (const Expected& expected : table)
        check_number(band(), expected);
}

BOOST_AUTO_TEST_CASE(other_armies_take_other_cases) {
    const CheckedArmy empty(skirmish_army("", ""));
    for (const Expected& expected : std::initializer_list<Expected>{{{}, "worth", "0"},
                                                                    {{}, "men", "0"},
                                                                    {{}, "break", "0"},
                                                                    {{}, "age", "-"},
                                                                    {{}, "bonus", "-"},
                                                                    {{}, "score", "0"}})
        check_number(empty, expected);

    const CheckedArmy unpriced(skirmish_army(
        "weather='wet' size='5'",
        "<body rating='4'><unit><troop class='bow' morale='bold' count='2'/></unit><unit/></body>"));
    for (const Expected& expected :
         std::initializer_list<Expected>{{{1, 1, 1}, "reach", "35"}, // no year: not before 1400
                                         {{1, 1}, "worth", "-"},
                                         {{1, 1}, "best", "-"},
                                         {{1, 1}, "worst", "-"},
                                         {{1, 2}, "worth", "0"},
                                         {{1, 2}, "best", "-"},
                                         {{1}, "worth", "-"},
                                         {{1}, "men", "2"},
                                         {{1}, "strongest", "-"},
                                         {{}, "worth", "-"},
                                         {{}, "spare", "3"},
                                         {{}, "bonus", "2"}, // the second case: archers
                                         {{}, "score", "2"}})
        check_number(unpriced, expected);

    // Below least and above most.
    const CheckedArmy bounded(skirmish_army(
        "year='1600'", "<body rating='1'><unit guard='yes'><troop class='marine' morale='shaky'/>"
                       "<troop class='horse' morale='bold' armour='mail'/></unit></body>"));
    for (const Expected& expected :
         std::initializer_list<Expected>{{{1, 1, 1}, "worth", "1"}, {{1, 1, 2}, "worth", "20"}})
        check_number(bounded, expected);
}

BOOST_AUTO_TEST_CASE(a_number_is_explained_by_its_terms) {
    const std::vector<Term> terms =
        explain(band().army, skirmish(), band().report, {1, 1, 1}, *skirmish().number(Level::troop, "worth"));
    BOOST_REQUIRE_EQUAL(terms.size(), 3U);
    BOOST_CHECK_EQUAL(terms[0].name, "Base worth");
    BOOST_CHECK_EQUAL(terms[0].cite, "Men");
    BOOST_CHECK_EQUAL(terms[0].value.text(), "6");
    BOOST_CHECK_EQUAL(terms[1].value.text(), "1/2");
    BOOST_CHECK(terms[2].operation == Operation::times);
    BOOST_CHECK_EQUAL(terms[2].value.text(), "2");

    const std::vector<Term> archer =
        explain(band().army, skirmish(), band().report, {1, 2, 1}, *skirmish().number(Level::troop, "worth"));
    BOOST_REQUIRE_EQUAL(archer.size(), 2U);
    BOOST_CHECK(archer[0].provenance == Provenance::inherited);
    BOOST_CHECK(archer[1].provenance == Provenance::printed);
    BOOST_CHECK_EQUAL(archer[1].name, "Wet strings");

    const std::vector<Term> reach =
        explain(band().army, skirmish(), band().report, {1, 2, 1}, *skirmish().number(Level::troop, "reach"));
    BOOST_REQUIRE_EQUAL(reach.size(), 1U);
    BOOST_CHECK(reach[0].provenance == Provenance::reading); // the table's
}

BOOST_AUTO_TEST_CASE(troops_have_their_notation) {
    const auto notation = [](const Place& place) {
        return notation_of(place, band().army, skirmish(), band().report);
    };
    BOOST_CHECK_EQUAL(notation({1, 1, 1}), "(Sp-II)+leather, worth 13");
    BOOST_CHECK_EQUAL(notation({1, 1, 2}), "(Sp-II)+leather");
    BOOST_CHECK_EQUAL(notation({1, 2, 3}), "(Bw-I)");
    BOOST_CHECK_EQUAL(notation({2, 1, 2}), "(Ho-III) sh");
}

BOOST_AUTO_TEST_CASE(charts_give_their_rows) {
    using Cells = std::vector<std::string>;
    BOOST_CHECK(cells("afraid", {1, 1, 1}) == Cells{"bow"});
    BOOST_CHECK(cells("afraid", {1, 2, 1}) == Cells{"horse and the dark"});
    BOOST_CHECK(cells("afraid", {2, 1, 1}).empty());
    BOOST_CHECK(cells("factors", {1, 1, 1}) == (Cells{"2", "4"}));
    BOOST_CHECK(cells("factors", {2, 1, 1}) == (Cells{"+1", "+1"}));
    BOOST_CHECK(cells("squads", {1, 2}) == Cells{"led"});
    BOOST_CHECK(cells("squads", {2, 1}) == Cells{"alone"});
    const Chart& tables = *skirmish().chart("tables");
    BOOST_CHECK(!tables.level);
    BOOST_REQUIRE_EQUAL(tables.rows.size(), 2U);
    BOOST_CHECK_EQUAL(tables.rows[1].label, "large");
    BOOST_CHECK(tables.rows[1].cells == (Cells{"200 × 100", "120 × 80"}));
    BOOST_CHECK(tables.columns == (Cells{"25mm", "15mm"}));
    BOOST_CHECK(skirmish().chart("none") == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
