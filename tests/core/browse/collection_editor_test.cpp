// SPDX-License-Identifier: MIT
// The player's figures as a page edits them, without a page: what an army needs, which armies can be fielded,
// what is refused, late answers.
#include "browse/collection_editor.h"

#include "army/army_writer.h"
#include "base/file.h"
#include "starting_armies.h"
#include "stepped_library.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

struct Editing {
    SteppedLibrary access;
    int rows_changed = 0;
    int fieldable_changed = 0;
    std::vector<std::string> reports;
    CollectionEditor editor{access,
                            shipped_rulesets(),
                            {[this] { ++rows_changed; }, [this] { ++fieldable_changed; },
                             [this](const std::string& text) { reports.push_back(text); }}};
    Case start{"undying-lands"};

    ArmyId add_army(const std::string& name) {
        Army army = start.army;
        army.name = name;
        return access.library.add(facts_of(write_army(army, start.ruleset), "test", shipped_rulesets()), "")
            .army;
    }
    void begin() {
        editor.choose_ruleset("undying-lands");
        editor.need({start.army});
        access.settle();
    }
    // As the window does when the library has changed.
    void refresh() {
        editor.refresh();
        access.settle();
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(collection_editor, Editing)

BOOST_AUTO_TEST_CASE(only_rule_sets_that_define_figures_can_be_chosen) {
    BOOST_CHECK(!editor.ruleset());
    editor.choose_ruleset("no-such-rules");
    BOOST_REQUIRE(editor.ruleset());
    BOOST_CHECK_EQUAL(editor.ruleset()->id, editor.ruleset_ids().front());
    editor.choose_ruleset("undying-lands");
    BOOST_CHECK_EQUAL(editor.ruleset()->id, "undying-lands");
    editor.choose_ruleset("no-such-rules");
    BOOST_CHECK_EQUAL(editor.ruleset()->id, "undying-lands");
    for (const std::string& id : editor.ruleset_ids())
        BOOST_CHECK(shipped_rulesets().find(id)->figures);
}

BOOST_AUTO_TEST_CASE(what_an_army_needs_is_missing_until_it_is_owned) {
    const ArmyId army = add_army("Host");
    begin();
    BOOST_REQUIRE(!editor.rows().empty());
    BOOST_CHECK((editor.needed_by() == std::vector{start.army.name}));
    BOOST_CHECK_GT(editor.missing(), 0);
    BOOST_CHECK_EQUAL(editor.armies(), 1U);
    BOOST_CHECK_EQUAL(editor.armies_ready(), 0U);
    BOOST_REQUIRE_EQUAL(editor.fieldable().size(), 1U);
    BOOST_CHECK_EQUAL(editor.fieldable().front().army.id, army);
    BOOST_CHECK_EQUAL(editor.fieldable().front().missing, editor.missing());
    for (const CollectionRow& row : std::vector(editor.rows()))
        if (row.missing > 0)
            editor.add(row.kind, " ", row.missing);
    refresh();
    BOOST_CHECK_EQUAL(editor.missing(), 0);
    BOOST_CHECK_EQUAL(editor.armies_ready(), 1U);
    editor.need_nothing();
    access.settle();
    BOOST_CHECK(editor.needed_by().empty());
    BOOST_CHECK(std::none_of(editor.rows().begin(), editor.rows().end(),
                             [](const CollectionRow& row) { return row.needed.has_value(); }));
}

BOOST_AUTO_TEST_CASE(a_stored_army_shows_what_it_needs) {
    add_army("Stored host");
    editor.choose_ruleset("undying-lands");
    refresh();
    BOOST_CHECK(editor.rows().empty());
    editor.need_fieldable(0);
    BOOST_CHECK((editor.needed_by() == std::vector<std::string>{"Stored host"}));
    BOOST_CHECK_GT(editor.missing(), 0);
    BOOST_CHECK(access.questions.empty()); // the list of armies stays
    editor.need_fieldable(7);
    BOOST_CHECK((editor.needed_by() == std::vector<std::string>{"Stored host"}));
}

// Armies that are fielded one at a time share their figures: twice the same army needs no more than one.
BOOST_AUTO_TEST_CASE(several_armies_need_what_one_of_them_needs_or_all_together) {
    begin();
    const std::int64_t of_one = editor.missing();
    Army larger = start.army;
    larger.name = "Larger";
    larger.bodies.front().units.front().troops.front().count += 5;
    Case other("phalanx");
    editor.need({start.army, larger, other.army});
    access.settle();
    BOOST_CHECK((editor.needed_by() == std::vector<std::string>{start.army.name, "Larger"}));
    const std::int64_t of_larger = editor.missing();
    BOOST_CHECK_GT(of_larger, of_one);
    editor.field_together(true);
    BOOST_CHECK_EQUAL(editor.missing(), of_one + of_larger);
    editor.field_together(false);
    BOOST_CHECK_EQUAL(editor.missing(), of_larger);
    // The armies of the other rule set are one choice away.
    editor.choose_ruleset("phalanx");
    refresh();
    BOOST_CHECK((editor.needed_by() == std::vector{other.army.name}));
    BOOST_CHECK_GT(editor.missing(), 0);
}

BOOST_AUTO_TEST_CASE(a_row_is_changed_and_removed_as_typed) {
    begin();
    const std::string kind = editor.rows().front().kind;
    editor.change(0, "Uruks", " 3 ");
    refresh();
    const auto row = std::find_if(editor.rows().begin(), editor.rows().end(),
                                  [](const CollectionRow& one) { return one.painted == "Uruks"; });
    BOOST_REQUIRE(row != editor.rows().end());
    BOOST_CHECK_EQUAL(row->kind, kind);
    BOOST_CHECK_EQUAL(row->owned, 3);
    editor.remove(static_cast<std::size_t>(row - editor.rows().begin()));
    refresh();
    BOOST_CHECK(CollectionView(access.library).rows().empty());
    BOOST_CHECK(reports.empty());
}

BOOST_AUTO_TEST_CASE(an_invalid_number_is_refused_and_the_row_restored) {
    begin();
    for (const char* typed : {"many", "-1", "1000001", "1.5", ""}) {
        const int before = rows_changed;
        reports.clear();
        editor.change(0, "", typed);
        BOOST_REQUIRE_EQUAL(reports.size(), 1U);
        BOOST_CHECK_MESSAGE(reports.front().find("from 0 to 1000000") != std::string::npos, reports.front());
        BOOST_CHECK_EQUAL(rows_changed, before + 1);
    }
    reports.clear();
    editor.change(0, "Uruks", "0"); // none is owned
    BOOST_CHECK_EQUAL(reports.size(), 1U);
    editor.change(99, "", "1");
    editor.remove(99);
    BOOST_CHECK_EQUAL(reports.size(), 1U);
    BOOST_CHECK(CollectionView(access.library).rows().empty());
}

BOOST_AUTO_TEST_CASE(the_collection_goes_to_a_table_and_back) {
    begin();
    editor.add(editor.rows().front().kind, "Orcs", 6);
    const std::vector<Owned> before = CollectionView(access.library).rows();
    const std::filesystem::path file = access.folder.path() / "figures.csv";
    editor.export_csv(file);
    CollectionTable(access.library).set({before.front().ruleset, before.front().kind, "Orcs", 0});
    editor.import_csv(file);
    BOOST_CHECK(CollectionView(access.library).rows() == before);
    BOOST_CHECK_EQUAL(reports.size(), 2U);
    write_file(file, "something else");
    editor.import_csv(file);
    BOOST_CHECK_EQUAL(access.problems.size(), 1U);
    BOOST_CHECK(CollectionView(access.library).rows() == before);
}

BOOST_AUTO_TEST_CASE(armies_of_an_earlier_rule_set_are_not_shown) {
    add_army("Host");
    editor.choose_ruleset("undying-lands");
    editor.refresh();
    access.work_next();
    editor.choose_ruleset("into-glory-ride");
    editor.refresh();
    access.settle();
    BOOST_CHECK_EQUAL(fieldable_changed, 1);
    BOOST_CHECK(editor.fieldable().empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
