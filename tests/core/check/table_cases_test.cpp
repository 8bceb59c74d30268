// SPDX-License-Identifier: MIT
// Every cell of tests/cases/<ruleset>/tables.xml: a number or a chart's row for one combination of traits.
#include "army/army_reader.h"
#include "base/text.h"
#include "case_files.h"
#include "check/checker.h"
#include "check/wording.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <pugixml.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace data = boost::unit_test::data;

namespace muster::tests {

namespace {

constexpr Place first_places[] = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 1, 1}};

class TableCases {
public:
    explicit TableCases(const std::string& ruleset) : ruleset_(*shipped_rulesets().find(ruleset)) {
        const std::string file = std::string(MUSTER_SOURCE_DIR) + "/tests/cases/" + ruleset + "/tables.xml";
        BOOST_REQUIRE_MESSAGE(document_.load_file(file.c_str()), file);
    }

    void run() {
        for (const pugi::xml_node& element : document_.child("tables").children()) {
            const std::string kind = element.name();
            if (kind == "army")
                armies_[element.attribute("name").value()] = element.child("army");
            if (kind == "grid")
                check_grid(element);
            if (kind == "chart")
                check_chart(element);
        }
        BOOST_TEST_MESSAGE(ruleset_.id << ": " << cells_ << " cells");
        BOOST_CHECK_GT(cells_, 100U);
        for (const Chart& chart : ruleset_.charts)
            for (const ChartRow& row : chart.rows)
                BOOST_CHECK_MESSAGE(rows_read_.count(&row) == 1, "no case reads the row \""
                                                                     << joined(row.cells, "|")
                                                                     << "\" of the chart " << chart.id);
    }

private:
    // Sets "class+weapon" to "foot+pike" on the elements that declare these traits.
    void set(Army& army, std::string_view names, std::string_view values) const {
        const auto name_list = parts_of(names, '+');
        const auto value_list = parts_of(values, '+');
        BOOST_REQUIRE_EQUAL(name_list.size(), value_list.size());
        for (std::size_t i = 0; i < name_list.size(); ++i) {
            const Trait* trait = nullptr;
            for (std::size_t level = level_count; level-- > 0 && trait == nullptr;)
                trait = ruleset_.trait(all_levels[level], name_list[i]);
            BOOST_REQUIRE_MESSAGE(trait != nullptr, "unknown trait " << name_list[i]);
            const std::int32_t value = trait->has_words() ? trait->words.find(value_list[i])
                                                          : whole_number(value_list[i]).value_or(-1);
            BOOST_REQUIRE_MESSAGE(value >= 0, name_list[i] << " has no value " << value_list[i]);
            element_at(army, first_places[index_of(trait->level)]).values[trait->slot] = value;
        }
    }

    Army army_of(const pugi::xml_node& element) const {
        std::ostringstream text;
        armies_.at(element.attribute("army").value()).print(text, "", pugi::format_raw);
        Army army = read_army(text.str(), "tables.xml", shipped_rulesets());
        for (const pugi::xml_node& with : element.children("with"))
            for (const pugi::xml_attribute& attribute : with.attributes())
                set(army, attribute.name(), attribute.value());
        return army;
    }

    void check_grid(const pugi::xml_node& grid) {
        const std::string name = grid.attribute("name").value();
        const std::string id = grid.attribute("number").value();
        const std::string at = grid.attribute("at").value();
        const auto level =
            std::find_if(all_levels.begin(), all_levels.end(), [&](Level l) { return level_name(l) == at; });
        BOOST_REQUIRE_MESSAGE(level != all_levels.end(), name << ": at " << at);
        const auto number = ruleset_.number(*level, id);
        BOOST_REQUIRE_MESSAGE(number, name << ": no number " << id << " of a " << at);
        const auto columns = words_of(grid.child_value("columns"));
        for (const pugi::xml_node& row : grid.children("row")) {
            const auto cells = words_of(row.child_value());
            BOOST_REQUIRE_EQUAL(cells.size(), std::max<std::size_t>(1, columns.size()));
            for (std::size_t i = 0; i < cells.size(); ++i) {
                Army army = army_of(grid);
                set(army, grid.attribute("rows").value(), row.attribute("value").value());
                if (!columns.empty())
                    set(army, grid.attribute("columns").value(), columns[i]);
                const std::string value = check(army, ruleset_, Detail::sheet)
                                              .number(first_places[index_of(*level)], *number)
                                              .text();
                BOOST_CHECK_MESSAGE(value == cells[i], name << " (" << id << "), "
                                                            << row.attribute("value").value() << ", "
                                                            << (columns.empty() ? "" : columns[i]) << ": "
                                                            << value << ", expected " << cells[i]);
                ++cells_;
            }
        }
    }

    void check_chart(const pugi::xml_node& element) {
        const std::string id = element.attribute("id").value();
        const Chart* chart = ruleset_.chart(id);
        BOOST_REQUIRE_MESSAGE(chart != nullptr, "no chart " << id);
        for (const pugi::xml_node& row : element.children("row")) {
            const std::string label = row.attribute("label").value();
            const std::string value = row.attribute("value").value();
            std::string expected = row.child_value();
            if (expected != "-") {
                std::vector<std::string> cells;
                for (const std::string_view cell : parts_of(expected, '|'))
                    cells.push_back(folded(cell));
                expected = joined(cells, "|");
            }
            const std::string found =
                label.empty() ? rows_for(*chart, element, value) : row_labelled(*chart, label, expected);
            BOOST_CHECK_MESSAGE(found == expected,
                                id << ", " << label << value << ": " << found << ", expected " << expected);
            ++cells_;
        }
    }

    // Of a chart that gives every matching row, all of them: "cells; cells".
    std::string rows_for(const Chart& chart, const pugi::xml_node& element, const std::string& value) {
        BOOST_REQUIRE(chart.level.has_value());
        Army army = army_of(element);
        set(army, element.attribute("rows").value(), value);
        const auto rows = chart_rows(chart, first_places[index_of(*chart.level)], army, ruleset_,
                                     check(army, ruleset_, Detail::sheet));
        std::vector<std::string> found;
        for (const ChartRow* row : rows) {
            rows_read_.insert(row);
            found.push_back(joined(row->cells, "|"));
        }
        return found.empty() ? "-" : joined(found, "; ");
    }

    // Where several rows have the label, the expected one if it is among them.
    std::string row_labelled(const Chart& chart, const std::string& label, const std::string& expected) {
        std::string found = "-";
        for (const ChartRow& row : chart.rows)
            if (row.label == label && found != expected) {
                found = joined(row.cells, "|");
                rows_read_.insert(&row);
            }
        return found;
    }

    const Ruleset& ruleset_;
    pugi::xml_document document_;
    std::map<std::string, pugi::xml_node> armies_;
    std::set<const ChartRow*> rows_read_;
    std::size_t cells_ = 0;
};

// The level and id of every number that a grid of tables.xml or a case of rules.xml asks for.
std::set<std::pair<std::string, std::string>> tested_numbers(const std::string& ruleset) {
    std::set<std::pair<std::string, std::string>> tested;
    const std::string folder = std::string(MUSTER_SOURCE_DIR) + "/tests/cases/" + ruleset;
    pugi::xml_document tables;
    BOOST_REQUIRE(tables.load_file((folder + "/tables.xml").c_str()));
    for (const pugi::xml_node& grid : tables.child("tables").children("grid"))
        tested.emplace(grid.attribute("at").value(), grid.attribute("number").value());
    for (const RuleCaseData& data : read_rule_cases(ruleset))
        for (const ExpectedNumber& number : data.numbers) {
            const auto depth = number.at == "/" ? 0 : std::count(number.at.begin(), number.at.end(), '/');
            tested.emplace(level_name(all_levels[static_cast<std::size_t>(depth)]), number.id);
        }
    return tested;
}

} // namespace

BOOST_DATA_TEST_CASE(every_number_that_people_see_is_tested, data::make(shipped_ids()), ruleset) {
    const auto tested = tested_numbers(ruleset);
    for (const Level level : all_levels)
        for (const Number& number : shipped_rulesets().find(ruleset)->numbers_of(level))
            if (number.scope != Scope::inner)
                BOOST_CHECK_MESSAGE(tested.count({std::string(level_name(level)), number.id}) == 1,
                                    "no case asks for " << number.id << " of " << level_name(level));
}

BOOST_DATA_TEST_CASE(every_cell_of_the_tables, data::make(shipped_ids()), ruleset) {
    TableCases(ruleset).run();
}

} // namespace muster::tests
