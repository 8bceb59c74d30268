// SPDX-License-Identifier: MIT
// The columns of the library's table: which are shown when, what their cells say, how they sort.
#include "library/library_columns.h"

#include "lists/lists.h"
#include "shipped_data.h"
#include "stored_samples.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

std::vector<std::string> ids_of(const std::vector<LibraryColumn>& columns) {
    std::vector<std::string> ids;
    for (const LibraryColumn& column : columns)
        ids.push_back(column.number.empty() ? column.id : column.id + ":" + column.number);
    return ids;
}

StoredArmy sample() {
    StoredArmy army;
    army.ruleset = "undying-lands";
    army.list = "uruk";
    army.player = "Zoë";
    army.event = "Autumn open";
    army.date = "2026-11-20";
    army.totals = "ip=105 vignettes=3";
    army.saved = 1'795'000'000'000;
    army.tags = {"club", "2026"};
    return army;
}

std::string cell(const LibraryColumnsOf& shown, std::string_view id, const StoredArmy& army) {
    const std::vector<LibraryColumn> columns = library_columns(shown);
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [&](const LibraryColumn& column) { return column.id == id; });
    BOOST_REQUIRE_MESSAGE(found != columns.end(), "no column " << id);
    return found->text(army, {shipped_rulesets().find(army.ruleset), lists_of(shipped_rulesets())});
}

} // namespace

BOOST_AUTO_TEST_SUITE(library_columns_of_the_table)

BOOST_AUTO_TEST_CASE(armies_of_several_rule_sets_show_rules_and_size) {
    const std::vector<std::string> expected{"name",   "verdict", "ruleset", "size", "saved",
                                            "player", "list",    "event",   "date", "tags"};
    BOOST_TEST(ids_of(library_columns({})) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(armies_of_one_rule_set_show_its_numbers) {
    const Ruleset* ruleset = shipped_rulesets().find("undying-lands");
    const std::vector<LibraryColumn> columns = library_columns({false, ruleset});
    const std::vector<std::string> ids = ids_of(columns);
    BOOST_CHECK_EQUAL(std::count(ids.begin(), ids.end(), "number:ip"), 1);
    BOOST_CHECK_EQUAL(std::count(ids.begin(), ids.end(), "ruleset"), 0);
    BOOST_CHECK_EQUAL(std::count(ids.begin(), ids.end(), "size"), 0);
    BOOST_CHECK_EQUAL(cell({false, ruleset}, "number", sample()), "105");
    for (const LibraryColumn& column : columns) {
        BOOST_CHECK_MESSAGE(!column.title.empty(), column.id);
        BOOST_CHECK_EQUAL(column.right_aligned, column.id == "number");
    }
}

BOOST_AUTO_TEST_CASE(the_trash_shows_when_an_army_was_deleted) {
    const std::vector<std::string> ids = ids_of(library_columns({true, nullptr}));
    BOOST_CHECK_EQUAL(std::count(ids.begin(), ids.end(), "trashed"), 1);
    BOOST_CHECK_EQUAL(std::count(ids.begin(), ids.end(), "saved"), 0);
}

BOOST_AUTO_TEST_CASE(cells_are_texts_for_a_player) {
    StoredArmy army = sample();
    BOOST_CHECK_EQUAL(cell({}, "name", army), "(no name)");
    BOOST_CHECK_EQUAL(cell({}, "verdict", army), "Not known");
    army.verdict = Verdict{};
    BOOST_CHECK_EQUAL(cell({}, "verdict", army), "Legal");
    army.verdict->errors = 1;
    BOOST_CHECK_EQUAL(cell({}, "verdict", army), "1 error");
    army.verdict->errors = 2;
    BOOST_CHECK_EQUAL(cell({}, "verdict", army), "2 errors");
    BOOST_CHECK_EQUAL(cell({}, "ruleset", army), shipped_rulesets().find("undying-lands")->title);
    BOOST_CHECK_EQUAL(cell({}, "size", army), "105 IP");
    BOOST_CHECK_EQUAL(cell({}, "tags", army), "club, 2026");
    BOOST_CHECK_EQUAL(cell({}, "list", army), "uruk"); // not installed
    army.list = "orc-horde";
    BOOST_CHECK_EQUAL(cell({}, "list", army),
                      lists_of(shipped_rulesets()).find("undying-lands", "orc-horde")->title);
    army.list.clear();
    BOOST_CHECK_EQUAL(cell({}, "list", army), "");
    army.trashed = army.saved + 3'600'000;
    BOOST_CHECK_NE(cell({true, nullptr}, "trashed", army), cell({}, "saved", army));
    army.ruleset = "gone";
    BOOST_CHECK_EQUAL(cell({}, "ruleset", army), "gone");
    BOOST_CHECK_EQUAL(cell({}, "size", army), "");
}

BOOST_AUTO_TEST_CASE(every_column_that_sorts_has_a_key) {
    for (const LibraryColumn& column : library_columns({}))
        if (column.can_sort)
            BOOST_CHECK(!library_sort_key(column.id).empty());
        else
            BOOST_CHECK_THROW((void)library_sort_key(column.id), LibraryError);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
