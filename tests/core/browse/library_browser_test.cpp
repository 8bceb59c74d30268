// SPDX-License-Identifier: MIT
// What a page of the library shows, without a page: late answers are dropped, the selection survives a
// refresh, rows come as they are needed, failures are reported.
#include "browse/library_browser.h"

#include "army/army_writer.h"
#include "browse/batch_armies.h"
#include "starting_armies.h"
#include "stepped_library.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace muster::tests {

namespace {

using Ids = std::vector<ArmyId>;

struct Browsing {
    SteppedLibrary access;
    int columns_changed = 0;
    int replaced = 0;
    bool from_top = false;
    int added = 0;
    int groups_changed = 0;
    std::vector<std::string> failures;
    std::optional<LibraryBrowser> opened;

    LibraryBrowser& open() {
        LibraryBrowser::Observer observer;
        observer.columns_changed = [this] { ++columns_changed; };
        observer.rows_replaced = [this](bool top) {
            ++replaced;
            from_top = top;
        };
        observer.rows_added = [this](std::size_t /*first*/) { ++added; };
        observer.status_changed = [] {};
        observer.groups_changed = [this] { ++groups_changed; };
        observer.failed = [this](const std::string& reason) { failures.push_back(reason); };
        opened.emplace(access, shipped_rulesets(), std::move(observer));
        access.settle();
        opened->fetch_totals();
        access.settle();
        return *opened;
    }
    ArmyId add(const std::string& name, const std::string& ruleset = "phalanx") {
        const Case start(ruleset);
        Army army = start.army;
        army.name = name;
        return access.library.add(facts_of(write_army(army, start.ruleset), "test", shipped_rulesets()), "")
            .army;
    }
    void add_many(std::size_t count) {
        access.library.in_one_step([&] {
            for (std::size_t i = 0; i < count; ++i)
                add(fmt::format("Host {:03}", i));
        });
    }
    [[nodiscard]] Ids shown() const {
        Ids ids;
        for (const StoredArmy& row : opened->rows())
            ids.push_back(row.id);
        return ids;
    }
    [[nodiscard]] std::size_t group(ArmyGroup::Kind kind, const std::string& id = {}) const {
        for (std::size_t i = 0; i < opened->groups().size(); ++i)
            if (opened->groups()[i].kind == kind && opened->groups()[i].id == id)
                return i;
        BOOST_FAIL("no such group: " << id);
        return 0;
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(library_browser)

BOOST_FIXTURE_TEST_CASE(the_answer_to_an_earlier_search_is_never_shown, Browsing) {
    add("Alpha");
    const ArmyId beta = add("Beta");
    LibraryBrowser& browser = open();
    const int before = replaced;
    browser.search("alp"); // answered, but not delivered when the next is typed
    access.work_next();
    browser.search("alph"); // not even begun when the next is typed
    browser.search("beta");
    access.settle();
    BOOST_CHECK_EQUAL(replaced, before + 1);
    BOOST_TEST(shown() == (Ids{beta}), boost::test_tools::per_element());
    BOOST_CHECK_EQUAL(access.interrupted, 1);
    BOOST_CHECK(from_top);
    BOOST_CHECK(failures.empty());
}

BOOST_FIXTURE_TEST_CASE(nothing_is_delivered_after_the_browser_is_destroyed, Browsing) {
    add("Alpha");
    LibraryBrowser& browser = open();
    const int before = replaced;
    browser.refresh();
    access.work_next();
    browser.refresh();
    std::optional<BatchArmies> armies(std::in_place, access);
    armies->all([](const Ids& /*armies*/) { BOOST_FAIL("delivered"); });
    armies.reset();
    opened.reset();
    access.settle();
    BOOST_CHECK_EQUAL(replaced, before);
    BOOST_CHECK(failures.empty());
}

BOOST_FIXTURE_TEST_CASE(a_refresh_keeps_the_selection_but_for_removed_armies, Browsing) {
    const ArmyId one = add("One");
    const ArmyId two = add("Two");
    const ArmyId three = add("Three");
    LibraryBrowser& browser = open();
    browser.select({one, three, 999});
    BOOST_TEST(browser.selection() == (Ids{one, three}), boost::test_tools::per_element());
    const ArmyId four = add("Four");
    access.library.trash(three);
    browser.refresh();
    access.settle();
    BOOST_CHECK(!from_top);
    BOOST_TEST(shown() == (Ids{four, two, one}), boost::test_tools::per_element());
    BOOST_TEST(browser.selection() == (Ids{one}), boost::test_tools::per_element());
    BOOST_REQUIRE_EQUAL(browser.selected_rows().size(), 1U);
    BOOST_CHECK_EQUAL(browser.selected_rows().front()->name, "One");
    browser.search("two");
    access.settle();
    BOOST_CHECK(browser.selection().empty());
}

BOOST_FIXTURE_TEST_CASE(armies_selected_while_an_answer_is_pending_stay_selected, Browsing) {
    const ArmyId one = add("One");
    const ArmyId two = add("Two");
    LibraryBrowser& browser = open();
    browser.select({one});
    browser.refresh();
    browser.select({two});
    access.settle();
    BOOST_TEST(browser.selection() == (Ids{two}), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(rows_are_fetched_by_the_hundred_and_counted_afterwards, Browsing) {
    add_many(230);
    LibraryBrowser& browser = open();
    BOOST_CHECK_EQUAL(browser.rows().size(), 100U);
    BOOST_CHECK_EQUAL(browser.found(), 230U);
    browser.fetch_more();
    browser.fetch_more(); // they are on their way
    access.settle();
    BOOST_CHECK_EQUAL(added, 1);
    BOOST_CHECK_EQUAL(browser.rows().size(), 200U);
    browser.fetch_more();
    access.settle();
    BOOST_CHECK_EQUAL(browser.rows().size(), 230U);
    browser.fetch_more(); // all are there
    BOOST_CHECK(access.questions.empty());
    Ids sorted = shown();
    std::sort(sorted.begin(), sorted.end());
    BOOST_CHECK(std::unique(sorted.begin(), sorted.end()) == sorted.end());
}

BOOST_FIXTURE_TEST_CASE(the_rest_is_fetched_at_once, Browsing) {
    add_many(430);
    LibraryBrowser& browser = open();
    browser.fetch_more();
    browser.fetch_rest(); // while a page is on its way
    BOOST_CHECK(!browser.has_all_rows());
    access.settle();
    BOOST_CHECK_EQUAL(added, 2);
    BOOST_CHECK(browser.has_all_rows());
    Ids sorted = shown();
    BOOST_CHECK_EQUAL(sorted.size(), 430U);
    std::sort(sorted.begin(), sorted.end());
    BOOST_CHECK(std::unique(sorted.begin(), sorted.end()) == sorted.end());
    browser.fetch_rest(); // all are there
    BOOST_CHECK(access.questions.empty());
}

BOOST_FIXTURE_TEST_CASE(further_rows_of_an_earlier_query_are_dropped, Browsing) {
    add_many(120);
    LibraryBrowser& browser = open();
    browser.fetch_more();
    access.work_next();
    browser.search("000");
    access.settle();
    BOOST_CHECK_EQUAL(added, 0);
    BOOST_CHECK_EQUAL(browser.rows().size(), 1U);
    browser.search("");
    access.settle();
    browser.fetch_more();
    access.settle();
    BOOST_CHECK_EQUAL(browser.rows().size(), 120U);
}

BOOST_FIXTURE_TEST_CASE(a_click_on_a_header_sorts_and_a_second_reverses_the_order, Browsing) {
    const ArmyId a = add("Aardvark");
    const ArmyId z = add("Zymurgy");
    LibraryBrowser& browser = open();
    const auto click = [&](std::string_view id) {
        for (std::size_t i = 0; i < browser.columns().size(); ++i)
            if (browser.columns()[i].id == id)
                browser.toggle_sort(i);
        access.settle();
    };
    BOOST_TEST(shown() == (Ids{z, a}), boost::test_tools::per_element()); // by time
    click("name");
    BOOST_TEST(shown() == (Ids{a, z}), boost::test_tools::per_element());
    click("name");
    BOOST_TEST(shown() == (Ids{z, a}), boost::test_tools::per_element());
    BOOST_CHECK_EQUAL(columns_changed, 2);
    click("saved");
    BOOST_CHECK(browser.query().descending); // the newest first
    click("tags");                           // which cannot be sorted by
    BOOST_CHECK_EQUAL(browser.query().sort, "saved");
    browser.toggle_sort(100);
    BOOST_CHECK_EQUAL(browser.query().sort, "saved");
}

BOOST_FIXTURE_TEST_CASE(groups_have_their_own_armies_and_columns, Browsing) {
    using Kind = ArmyGroup::Kind;
    const ArmyId phalanx = add("One");
    const ArmyId uruk = add("Two", "undying-lands");
    access.library.set_tags(phalanx, {"club"});
    access.library.trash(add("Three"));
    LibraryBrowser& browser = open();
    BOOST_REQUIRE_EQUAL(browser.groups().size(), 5U);
    BOOST_CHECK_EQUAL(browser.groups().front().armies, 2U);
    BOOST_CHECK_EQUAL(browser.groups().back().armies, 1U);
    const std::size_t undying = group(Kind::ruleset, "undying-lands");
    BOOST_CHECK_EQUAL(browser.groups()[undying].title, shipped_rulesets().find("undying-lands")->title);
    browser.show_group(undying);
    access.settle();
    BOOST_TEST(shown() == (Ids{uruk}), boost::test_tools::per_element());
    browser.sort("number", "ip", true);
    access.settle();
    BOOST_CHECK_EQUAL(browser.query().sort, "number");
    browser.show_group(group(Kind::tag, "club"));
    access.settle();
    BOOST_TEST(shown() == (Ids{phalanx}), boost::test_tools::per_element());
    BOOST_CHECK_EQUAL(browser.query().sort, "saved"); // it has no column for the number
    browser.show_group(group(Kind::trash));
    access.settle();
    BOOST_CHECK(browser.in_trash());
    BOOST_CHECK_EQUAL(browser.query().sort, "trashed");
    BOOST_CHECK_EQUAL(browser.found(), 1U);
    browser.show_group(99);
    BOOST_CHECK(browser.in_trash());
}

BOOST_FIXTURE_TEST_CASE(a_removed_group_is_replaced_by_all_armies, Browsing) {
    const ArmyId army = add("One");
    add("Two");
    access.library.set_tags(army, {"club"});
    LibraryBrowser& browser = open();
    browser.show_group(group(ArmyGroup::Kind::tag, "club"));
    access.settle();
    BOOST_CHECK_EQUAL(browser.found(), 1U);
    access.library.set_tags(army, {});
    browser.refresh();
    access.settle();
    browser.fetch_totals();
    access.settle();
    BOOST_CHECK(browser.group().kind == ArmyGroup::Kind::all);
    BOOST_CHECK_EQUAL(browser.found(), 2U);
}

BOOST_FIXTURE_TEST_CASE(a_library_that_cannot_be_read_is_reported_until_it_can, Browsing) {
    add("One");
    LibraryBrowser& browser = open();
    access.failure = "the disk is gone";
    browser.refresh();
    access.settle();
    BOOST_REQUIRE_EQUAL(failures.size(), 1U);
    BOOST_CHECK_EQUAL(failures.front(), "the disk is gone");
    BOOST_CHECK(browser.unreadable());
    access.failure.reset();
    browser.refresh();
    access.settle();
    BOOST_CHECK(!browser.unreadable());
    BOOST_CHECK_EQUAL(browser.found(), 1U);
}

BOOST_FIXTURE_TEST_CASE(a_failure_of_an_earlier_question_is_not_reported, Browsing) {
    add("One");
    LibraryBrowser& browser = open();
    browser.search("x");
    access.failure = "the disk is gone";
    access.work_next();
    access.failure.reset();
    browser.search("one");
    access.settle();
    BOOST_CHECK(failures.empty());
    BOOST_CHECK(!browser.unreadable());
}

BOOST_FIXTURE_TEST_CASE(a_batch_takes_the_selection_or_else_all_armies_found, Browsing) {
    const ArmyId one = add("One host");
    const ArmyId two = add("Two host");
    add("Three");
    LibraryBrowser& browser = open();
    Ids taken;
    const auto take = [&](Ids given) { taken = std::move(given); };
    BatchArmies armies(access);
    browser.search("host");
    access.settle();
    armies.selected_or_found(browser, take);
    access.settle();
    BOOST_TEST(taken == (Ids{two, one}), boost::test_tools::per_element());
    browser.select({one});
    armies.selected_or_found(browser, take);
    BOOST_TEST(taken == (Ids{one}), boost::test_tools::per_element());
    armies.all(take);
    access.settle();
    BOOST_CHECK_EQUAL(taken.size(), 3U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
