// SPDX-License-Identifier: MIT
// The grid and the band of an army, as the sheet of its rule set describes them.
#include "sheet/grid.h"

#include "army/army_reader.h"
#include "ruleset/ruleset_reader.h"
#include "ruleset/skirmish.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace muster::tests {

namespace {

// "name | cell | cell", marks before the name, line feeds as slashes.
std::string line_of(const GridRow& row) {
    std::string text;
    for (const GridMark& mark : row.marks)
        text += mark.sign + ' ';
    text += row.count == 1 ? row.name : fmt::format("{} x {}", row.count, row.name);
    for (const std::string& cell : row.cells)
        text += " | " + cell;
    std::replace(text.begin(), text.end(), '\n', '/');
    return text;
}

std::vector<std::string> lines_of(const Grid& grid) {
    std::vector<std::string> lines;
    std::string head;
    for (const GridColumn& column : grid.columns)
        head += (column.group.empty() ? "" : column.group + ": ") + column.short_name + " | ";
    lines.push_back(head);
    for (const GridRow& row : grid.rows)
        lines.push_back(line_of(row));
    return lines;
}

const CheckedArmy& band() {
    static const CheckedArmy army(skirmish_army("weather='wet' year='1600'", R"(
        <body name="Party" rating="3" side="left">
          <unit name="Squad" guard="yes" orders="Hold.">
            <troop name="Ann" class="spear" morale="bold" leader="yes"/>
            <troop name="Archers" count="3" class="bow"/>
          </unit>
          <unit name="Sailors"><troop class="marine" morale="shaky"/></unit>
        </body>)"));
    return army;
}

} // namespace

BOOST_AUTO_TEST_SUITE(grid)

// The row of twenty figures said what one of them costs and nothing else; the army's row said nothing.
BOOST_AUTO_TEST_CASE(a_group_shows_what_it_adds_and_the_army_its_totals) {
    const Ruleset& ruleset = *shipped_rulesets().find("ancient-1969");
    const Army army = read_army(
        R"(<army xmlns="urn:muster:army:1" ruleset="ancient-1969" nation="roman"><body><unit>
        <troop type="heavy-infantry" status="regular" count="20"/>
        <troop type="unit-commander" status="regular"/></unit></body></army>)",
        "it", shipped_rulesets());
    const Report report = check(army, ruleset, Detail::sheet);
    const Wording wording(army, ruleset, report);
    const std::vector<GridColumn> columns = grid_columns(ruleset, GridUse::screen);
    const auto cell = [&](const Place& place, std::string_view name) {
        const GridRow row = grid_row(wording, place, GridUse::screen);
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].name == name)
                return row.cells.at(i);
        return std::string("no column");
    };
    BOOST_TEST(cell({1, 1, 1}, "Points each") == "6");
    BOOST_TEST(cell({1, 1, 1}, "Points") == "120");
    BOOST_TEST(cell({1, 1, 1}, "Figures") == "20");
    BOOST_TEST(cell({1, 1, 2}, "Figures") == "");
    BOOST_TEST(cell({1, 1, 0}, "Figures") == "20");
    BOOST_TEST(cell({}, "Points") == "130");
    BOOST_TEST(cell({}, "Figures") == "20");
    BOOST_REQUIRE(counting_column(wording).has_value());
    BOOST_TEST(columns[*counting_column(wording)].name == "Figures");
    for (const GridColumn& column : columns)
        BOOST_TEST(column.total == (column.name == "Figures" || column.name.starts_with("Points")),
                   column.name);
}

BOOST_AUTO_TEST_CASE(the_page_has_all_columns) {
    const Wording wording(band().army, skirmish(), band().report);
    const std::vector<std::string> expected{
        "Notation | Worth | Reach | Afraid of | Factors: foot | Factors: horse | Why | ",
        "Party |  | 41, left |  |  |  |  | ",
        "G Squad |  | 40 |  |  |  |  | ",
        "★ Ann | (Sp-I), worth 16 | 16 |  | bow | 2/+1 | 4/+1 | ‡/bold",
        "3 x Archers | (Bw-II) | 8† | 30 cm | horse and the dark |  |  | ",
        "Sailors |  | 1 |  |  |  |  | ",
        "Man 1 | (Ma-III) | 1‡ |  | horse and the dark |  |  | ",
    };
    const std::vector<std::string> lines = lines_of(make_grid(wording, GridUse::page));
    BOOST_TEST(lines == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_screen_has_few_columns) {
    const Wording wording(band().army, skirmish(), band().report);
    const Grid grid = make_grid(wording, GridUse::screen);
    BOOST_REQUIRE_EQUAL(grid.columns.size(), 2U);
    BOOST_TEST(grid.columns[1].name == "Worth of each");
    BOOST_TEST(grid.columns[0].strong);
    BOOST_TEST((grid.columns[1].alignment == Alignment::end));
    for (const GridRow& row : grid.rows)
        BOOST_TEST(row.cells.size() == 2U);
    BOOST_TEST(line_of(grid_row(wording, {1, 1, 1}, GridUse::screen)) == "★ Ann | (Sp-I), worth 16 | 16");
}

BOOST_AUTO_TEST_CASE(the_first_cell_with_known_figures_is_used) {
    const CheckedArmy army(
        skirmish_army("", R"(<body rating="6"><unit><troop class="bow"/><troop class="horse"/></unit></body>
                                                <body rating="3"><unit><troop class="horse"/></unit></body>)"));
    const Wording wording(army.army, skirmish(), army.report);
    const auto reach = [&](const Place& place) { return grid_row(wording, place, GridUse::page).cells[2]; };
    BOOST_TEST(reach({1, 1, 1}) == "too far");
    BOOST_TEST(reach({1, 1, 2}) == "—");
    BOOST_TEST(reach({2, 1, 1}) == "5 cm");
}

BOOST_AUTO_TEST_CASE(the_band_has_the_known_totals) {
    const Wording wording(band().army, skirmish(), band().report);
    std::vector<std::string> entries;
    for (const BandEntry& entry : totals_of(wording))
        entries.push_back(entry.value + " / " + entry.caption);
    const std::vector<std::string> expected{"41 pt / of 5 men", "3 archers / ", "300 years / before 1900"};
    BOOST_TEST(entries == expected, boost::test_tools::per_element());

    const CheckedArmy undated(skirmish_army("", "<body rating='1'/>"));
    const Wording of_undated(undated.army, skirmish(), undated.report);
    const std::vector<BandEntry> few = totals_of(of_undated);
    BOOST_REQUIRE_EQUAL(few.size(), 1U);
    BOOST_TEST(few.front().value == "0 pt");
}

BOOST_AUTO_TEST_CASE(the_verdict_counts_the_findings) {
    const CheckedArmy undated(skirmish_army("", "<body rating='6'/>"));
    const BandEntry verdict = verdict_of(undated.report);
    BOOST_TEST(verdict.value == "Not legal");
    BOOST_TEST(verdict.caption == "1 error · 0 queries · 1 note");
}

BOOST_AUTO_TEST_CASE(a_rule_set_without_a_sheet_shows_its_numbers) {
    const std::string text =
        R"(<ruleset xmlns="urn:muster:ruleset:1" id="plain" title="Plain" prefix="p" revision="1">
      <words/><traits><choice id="class" of="troop" name="Class"><value id="a"/><value id="b"/></choice></traits>
      <numbers><number id="worth" of="troop" name="Worth"><plus value="3/2"/></number>
      <number id="hidden" of="troop" name="Hidden" scope="inner"><plus value="3"/></number>
      <number id="worth" of="unit" name="Worth" sum="worth"/><number id="worth" of="body" name="Worth" sum="worth"/>
      <number id="worth" of="army" name="Worth" sum="worth"/></numbers>
      <rules/><notation><part>[{class}]</part></notation>
      <start><army xmlns="urn:muster:army:1" ruleset="plain"/></start></ruleset>)";
    const Ruleset ruleset = read_ruleset(text, "plain");
    Army army;
    army.bodies.emplace_back().units.emplace_back().troops.emplace_back().values[0] = 1;
    const Report report = check(army, ruleset, Detail::sheet);
    const Wording wording(army, ruleset, report);
    const std::vector<std::string> expected{"Notation | Worth | ", "body 1 |  | 1½", "unit 1 |  | 1½",
                                            "troop 1 | [b] | 1½"};
    BOOST_TEST(lines_of(make_grid(wording, GridUse::screen)) == expected, boost::test_tools::per_element());
    const std::vector<BandEntry> totals = totals_of(wording);
    BOOST_REQUIRE_EQUAL(totals.size(), 1U);
    BOOST_TEST(totals.front().value == "1½");
    BOOST_TEST(totals.front().caption == "Worth");
}

// A dash where a figure is needed at the table would say that the sheet asks for something it cannot have.
BOOST_AUTO_TEST_CASE(every_sample_has_its_rows_and_totals) {
    for (const NamedText& sample : samples()) {
        BOOST_TEST_CONTEXT(sample.name) {
            const Army army = read_army(sample.text, sample.name, shipped_rulesets());
            const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
            const Report report = check(army, ruleset, Detail::sheet);
            const Wording wording(army, ruleset, report);
            const Grid grid = make_grid(wording, GridUse::page);
            std::size_t places = 0;
            for_each_place(army, [&](const Place&) { ++places; });
            BOOST_TEST(grid.rows.size() == places);
            for (const GridRow& row : grid.rows) {
                BOOST_TEST(row.cells.size() == grid.columns.size());
                if (row.level == Level::troop)
                    BOOST_TEST(row.cells.front() == wording.notation(row.place));
            }
            BOOST_TEST(totals_of(wording).size() >= 2U);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
