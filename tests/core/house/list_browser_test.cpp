// SPDX-License-Identifier: MIT
// The page of army lists without a window: what a search finds, what is selected, and the armies made of it.
#include "house/list_browser.h"

#include "base/file.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

struct BrowsedLists {
    BrowsedLists() {
        BOOST_REQUIRE(browser.refresh().empty());
        browser.search({});
    }

    // A copy of a list that comes with Muster.
    [[nodiscard]] ListDraft spartans(const std::string& id) const {
        ListDraft draft = house.draft_from_copy({"phalanx", "spartan", "Spartans", {}, {}, true});
        draft.set("id", id);
        return draft;
    }
    [[nodiscard]] Army example_army() {
        BOOST_REQUIRE(browser.select("phalanx", "spartan"));
        const std::filesystem::path file = browser.example_file();
        return read_army(read_file(file), file.string(), rulesets);
    }

    TemporaryFolder folder;
    std::filesystem::path own = folder.path() / "house";
    Rulesets rulesets{{shipped_rulesets().folders().front(), own}};
    HouseLists house{rulesets, own};
    ListBrowser browser{rulesets, house};
};

ListSearch search_in(const std::string& ruleset, const std::string& words = {}) {
    ListSearch search;
    search.ruleset = ruleset;
    search.words = words;
    return search;
}

} // namespace

BOOST_AUTO_TEST_SUITE(list_browser)

BOOST_AUTO_TEST_CASE(a_search_selects_the_first_list_that_it_finds) {
    BrowsedLists at;
    BOOST_CHECK_GE(at.browser.size(), 100U);
    at.browser.search(search_in("phalanx", "spartan"));
    BOOST_REQUIRE_EQUAL(at.browser.size(), 1U);
    BOOST_REQUIRE(at.browser.selected());
    BOOST_CHECK_EQUAL(at.browser.selected()->id, "spartan");
    at.browser.search(search_in("phalanx", "no such list"));
    BOOST_CHECK(!at.browser.selected());
    BOOST_CHECK(!at.browser.is_readable());
    BOOST_CHECK(at.browser.example_file().empty());
    BOOST_CHECK_EQUAL(at.browser.lines().front().words, "No list matches. Search for fewer words.");
}

BOOST_AUTO_TEST_CASE(lists_that_allow_troops_name_their_entries) {
    BrowsedLists at;
    Army army = at.example_army();
    const TroopsOfArmy first{army, {{1, 1, 1}}};
    at.browser.search({}, nullptr, &first);
    BOOST_REQUIRE(at.browser.select("phalanx", "spartan"));
    BOOST_CHECK_LT(at.browser.size(), lists_of(at.rulesets).headings("phalanx").size());
    for (std::size_t row = 0; row < at.browser.size(); ++row) {
        BOOST_CHECK_EQUAL(at.browser.heading(row).ruleset, "phalanx");
        BOOST_CHECK(at.browser.summary(row).starts_with("as "));
    }
    const ListInForce& spartans = *list_in_force(ruleset_of(army, at.rulesets));
    const std::string& entry = spartans.list().entry(troop_at(army, {1, 1, 1}).entry)->name;
    BOOST_CHECK(at.browser.summary(*at.browser.selected_row()).starts_with("as " + entry));

    const std::vector<Place> all = places_at_level(army, {}, Level::troop);
    const TroopsOfArmy every{army, all};
    at.browser.search({}, nullptr, &every);
    BOOST_CHECK(at.browser.select("phalanx", "spartan"));
    BOOST_CHECK(!at.browser.select("phalanx", "aztec"));

    const Trait& integrity = *ruleset_of(army, at.rulesets).trait(Level::troop, "integrity");
    army.bodies[0].units[0].troops[0].values[integrity.slot] = no_value; // nobody has such troops
    at.browser.search({}, nullptr, &first);
    BOOST_CHECK(!at.browser.select("phalanx", "spartan"));
    at.browser.search({});
    BOOST_CHECK(!at.browser.summary(0).starts_with("as "));
}

BOOST_AUTO_TEST_CASE(lists_that_have_a_kind_of_troops_name_all_their_entries_of_it) {
    BrowsedLists at;
    const Army army = at.example_army();
    const Trait& kind = *ruleset_of(army, at.rulesets).kind_of_troops();
    std::size_t all = 0;
    for (std::size_t value = 0; value < kind.values.size(); ++value) {
        Army of_kind = army;
        TraitValues& values = of_kind.bodies[0].units[0].troops[0].values;
        values.fill(no_value); // that nobody has
        values[kind.slot] = static_cast<std::int32_t>(value);
        const TroopsOfArmy asked{of_kind, {{1, 1, 1}}, true};
        at.browser.search({}, nullptr, &asked);
        all += at.browser.size();
        const bool has_it = value == static_cast<std::size_t>(troop_at(army, {1, 1, 1}).values[kind.slot]);
        if (has_it)
            BOOST_CHECK(at.browser.select("phalanx", "spartan"));
    }
    BOOST_CHECK_GT(all, lists_of(at.rulesets).headings("phalanx").size()); // most lists have several
}

BOOST_AUTO_TEST_CASE(choices_are_the_rule_sets_with_lists_and_the_regions_by_name) {
    BrowsedLists at;
    BOOST_CHECK_EQUAL(at.browser.rulesets().size(), shipped_ruleset_ids().size());
    BOOST_CHECK_EQUAL(at.browser.rulesets().front().id, at.browser.heading(0).ruleset);
    BOOST_CHECK_EQUAL(at.browser.rulesets().front().name,
                      at.rulesets.title_of(at.browser.heading(0).ruleset));
    const auto& regions = at.browser.regions();
    BOOST_REQUIRE(!regions.empty());
    BOOST_CHECK(std::is_sorted(regions.begin(), regions.end(),
                               [](const auto& a, const auto& b) { return a.name < b.name; }));
}

BOOST_AUTO_TEST_CASE(a_year_restricts_the_lists_but_not_the_timeline) {
    BrowsedLists at;
    const std::size_t all = at.browser.size();
    ListSearch search;
    search.year = 1066;
    at.browser.search(search);
    BOOST_CHECK_LT(at.browser.size(), all);
    for (std::size_t row = 0; row < at.browser.size(); ++row)
        BOOST_CHECK(at.browser.heading(row).years.holds(1066));
    BOOST_CHECK_EQUAL(at.browser.years().size(), all);
    BOOST_CHECK(at.browser.has_years());
    at.browser.search(search_in("undying-lands"));
    BOOST_CHECK(!at.browser.has_years());
}

BOOST_AUTO_TEST_CASE(an_army_restricts_the_lists_to_those_that_it_fits) {
    BrowsedLists at;
    const Army army = at.example_army();
    at.browser.search({}, &army);
    BOOST_CHECK(at.browser.select("phalanx", "spartan"));
    BOOST_CHECK(!at.browser.select("phalanx", "norman"));
    for (std::size_t row = 0; row < at.browser.size(); ++row)
        BOOST_CHECK_EQUAL(at.browser.heading(row).ruleset, "phalanx");
}

BOOST_AUTO_TEST_CASE(the_summary_names_the_rule_set_unless_it_was_searched) {
    BrowsedLists at;
    at.house.save(at.spartans("ours"));
    at.house.store_unsaved(at.spartans("theirs"));
    BOOST_CHECK(at.browser.refresh().empty());
    const std::string title = at.rulesets.title_of("phalanx");
    const auto summary_of = [&](const std::string& ruleset, const std::string& id) {
        at.browser.search(search_in(ruleset));
        BOOST_REQUIRE(at.browser.select("phalanx", id));
        return at.browser.summary(*at.browser.selected_row());
    };
    BOOST_CHECK_NE(summary_of("", "spartan").find(title), std::string::npos);
    BOOST_CHECK_EQUAL(summary_of("phalanx", "spartan").find(title), std::string::npos);
    BOOST_CHECK_EQUAL(summary_of("phalanx", "spartan").find("house list"), std::string::npos);
    BOOST_CHECK(summary_of("phalanx", "ours").ends_with(" · house list"));
    BOOST_CHECK(summary_of("phalanx", "theirs").ends_with("unfinished house list"));
}

BOOST_AUTO_TEST_CASE(an_unfinished_list_says_how_to_finish_it) {
    BrowsedLists at;
    at.house.store_unsaved(at.spartans("theirs"));
    BOOST_CHECK(at.browser.refresh().empty());
    at.browser.search({});
    BOOST_REQUIRE(at.browser.select("phalanx", "theirs"));
    BOOST_CHECK(!at.browser.is_readable());
    BOOST_CHECK_EQUAL(at.browser.lines().front().words, "Spartans (house list)");
    BOOST_CHECK(at.browser.lines().back().words.starts_with("This house list is unfinished."));
}

BOOST_AUTO_TEST_CASE(a_list_that_cannot_be_read_gives_the_reason) {
    BrowsedLists at;
    ListDraft broken = at.spartans("ours");
    broken.add({"entry", {{"id", "x"}, {"name", "X"}, {"most", "many"}}, {}, {}});
    at.house.save(broken);
    BOOST_CHECK(at.browser.refresh().empty()); // the heading is right
    at.browser.search({});
    BOOST_REQUIRE(at.browser.select("phalanx", "ours"));
    BOOST_CHECK(!at.browser.is_readable());
    BOOST_CHECK_NE(at.browser.lines().front().words.find("ours.xml:"), std::string::npos);
    at.folder.write("house/phalanx/torn.xml", "<armylist");
    BOOST_CHECK_EQUAL(at.browser.refresh().size(), 1U);
}

BOOST_AUTO_TEST_CASE(an_empty_army_belongs_to_the_selected_list) {
    BrowsedLists at;
    BOOST_REQUIRE(at.browser.select("phalanx", "spartan"));
    const Army army = at.browser.empty_army();
    BOOST_CHECK_EQUAL(army.ruleset, "phalanx");
    BOOST_CHECK_EQUAL(army.list, "spartan");
    BOOST_CHECK_EQUAL(army.name, at.browser.selected()->title);
    BOOST_CHECK(army.bodies.empty());
}

BOOST_AUTO_TEST_CASE(a_new_list_is_for_the_rule_set_in_view) {
    BrowsedLists at;
    Army army = at.example_army();
    army.ruleset = "undying-lands";
    at.browser.search(search_in("phalanx", "no such list"));
    BOOST_CHECK_EQUAL(at.browser.ruleset_of_new_list(&army), "phalanx");
    at.browser.search({});
    BOOST_REQUIRE(at.browser.select("phalanx", "spartan"));
    BOOST_CHECK_EQUAL(at.browser.ruleset_of_new_list(&army), "phalanx");
    at.browser.search(search_in("", "no such list"));
    BOOST_CHECK_EQUAL(at.browser.ruleset_of_new_list(&army), "undying-lands");
    BOOST_CHECK_EQUAL(at.browser.ruleset_of_new_list(nullptr), at.browser.rulesets().front().id);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
