// SPDX-License-Identifier: MIT
// Queries of the library: which armies are found, in which order, page by page, and how many there are.
#include "library/library_view.h"

#include "library/library_columns.h"
#include "lists/lists.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

struct ThreeArmies {
    TemporaryFolder folder;
    Library library{folder.path() / "library.db"};
    LibraryView view{library};
    ArmyId one = library.add(army_facts("Beta host", "red", 3), "").army;
    ArmyId two = library.add(army_facts("alpha host", "blue", 5), "").army;
    ArmyId three = library.add(army_facts("Gamma guard", "red", 4), "").army;

    [[nodiscard]] std::vector<ArmyId> sorted(std::string_view sort, bool descending) const {
        LibraryQuery query;
        query.sort = sort;
        query.descending = descending;
        return view.ids(query);
    }
};

using Ids = std::vector<ArmyId>;

} // namespace

BOOST_AUTO_TEST_SUITE(library_view)

BOOST_FIXTURE_TEST_CASE(armies_are_sorted_by_any_column, ThreeArmies) {
    BOOST_TEST(sorted("name", false) == (Ids{two, one, three}), boost::test_tools::per_element());
    BOOST_TEST(sorted("name", true) == (Ids{three, one, two}), boost::test_tools::per_element());
    LibraryQuery by_number;
    by_number.sort = "number";
    by_number.number = "vignettes";
    BOOST_TEST(view.ids(by_number) == (Ids{two, three, one}), boost::test_tools::per_element());
    by_number.number = "no-such-number";
    BOOST_CHECK_EQUAL(view.ids(by_number).size(), 3U);
    for (const std::string_view sort : library_sort_ids())
        BOOST_CHECK_EQUAL(sorted(sort, true).size(), 3U);
    BOOST_CHECK_THROW((void)sorted("tags", true), LibraryError);
    BOOST_CHECK_THROW((void)sorted("army.id; DROP TABLE army", true), LibraryError);
}

BOOST_AUTO_TEST_CASE(army_lists_are_sorted_by_their_titles) {
    const TemporaryFolder folder;
    Library library(folder.path() / "library.db");
    const auto add_army_of = [&](const std::string& list) {
        ArmyFacts facts = army_facts(list);
        facts.list = list;
        return library.add(facts, "").army;
    };
    const ArmyId dead = add_army_of("desert-dead"); // "The desert dead"
    const ArmyId gone = add_army_of("gone");
    const ArmyId orcs = add_army_of("orc-horde"); // "Orcs of the broken lands"
    const LibraryView view(library);
    LibraryQuery query;
    query.sort = "list";
    query.descending = false;
    BOOST_TEST(view.ids(query) == (Ids{dead, gone, orcs}), boost::test_tools::per_element());
    query.lists = &lists_of(shipped_rulesets());
    BOOST_TEST(view.ids(query) == (Ids{gone, orcs, dead}), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(words_rule_set_and_tag_narrow_the_results, ThreeArmies) {
    LibraryQuery query;
    query.typed = "host bet";
    BOOST_TEST(view.ids(query) == (Ids{one}), boost::test_tools::per_element());
    BOOST_CHECK_EQUAL(view.count(query), 1U);
    query.typed = "\"(*";
    BOOST_CHECK_EQUAL(view.count(query), 3U);
    query.typed.clear();
    query.ruleset = "undying-lands";
    BOOST_CHECK_EQUAL(view.count(query), 3U);
    query.ruleset = "phalanx";
    BOOST_CHECK_EQUAL(view.count(query), 0U);
    query.ruleset.clear();
    library.set_tags(three, {"club"});
    query.tag = "club";
    BOOST_TEST(view.ids(query) == (Ids{three}), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(rows_are_fetched_page_by_page, ThreeArmies) {
    LibraryQuery query;
    query.sort = "name";
    query.descending = false;
    const std::vector<StoredArmy> first = view.rows(query, 0, 2);
    BOOST_REQUIRE_EQUAL(first.size(), 2U);
    BOOST_CHECK_EQUAL(first[0].name, "alpha host");
    const std::vector<StoredArmy> rest = view.rows(query, 2, 2);
    BOOST_REQUIRE_EQUAL(rest.size(), 1U);
    BOOST_CHECK_EQUAL(rest[0].name, "Gamma guard");
}

BOOST_FIXTURE_TEST_CASE(the_trash_is_listed_separately, ThreeArmies) {
    library.set_tags(one, {"club"});
    library.trash(one);
    LibraryQuery query;
    BOOST_CHECK_EQUAL(view.count(query), 2U);
    query.part = LibraryPart::trash;
    BOOST_TEST(view.ids(query) == (Ids{one}), boost::test_tools::per_element());
    const LibraryGroups groups = view.groups();
    BOOST_CHECK_EQUAL(groups.kept, 2U);
    BOOST_CHECK_EQUAL(groups.trash, 1U);
    BOOST_CHECK(groups.tags.empty());
    BOOST_REQUIRE_EQUAL(groups.rulesets.size(), 1U);
    BOOST_CHECK_EQUAL(groups.rulesets[0].armies, 2U);
}

BOOST_FIXTURE_TEST_CASE(groups_are_counted_by_the_words_too, ThreeArmies) {
    library.set_tags(one, {"club"});
    library.set_tags(three, {"club"});
    const LibraryGroups found = view.groups("host");
    BOOST_CHECK_EQUAL(found.kept, 2U);
    BOOST_REQUIRE_EQUAL(found.tags.size(), 1U);
    BOOST_CHECK_EQUAL(found.tags.front().armies, 1U);
    BOOST_CHECK(view.groups("nobody").rulesets.empty());
    BOOST_CHECK(view.groups("") == view.groups());
}

BOOST_FIXTURE_TEST_CASE(an_army_is_found_by_the_fingerprint_of_any_revision, ThreeArmies) {
    const std::string first = library.history(one).front().fingerprint;
    library.save(one, army_facts("Beta host again"), "");
    BOOST_CHECK(view.army_of_fingerprint(first) == one);
    BOOST_CHECK(!view.army_of_fingerprint("0000-0000-0000-0000"));
}

BOOST_FIXTURE_TEST_CASE(a_query_that_is_no_longer_wanted_is_interrupted_and_the_next_is_complete,
                        ThreeArmies) {
    constexpr std::size_t armies = 300; // enough that they are asked about in between
    library.in_one_step([&] {
        for (std::size_t i = 3; i < armies; ++i)
            library.add(army_facts("Host " + std::to_string(i)), "");
    });
    LibraryQuery query;
    query.typed = "host";
    int wanted = 0; // so many times more
    int asked = 0;
    const LibraryView hurried(library, [&] { return asked++ < wanted; });
    const auto is_interrupted = [](const LibraryError& error) {
        return error.trouble() == LibraryTrouble::interrupted;
    };
    BOOST_CHECK_EXCEPTION((void)hurried.count(query), LibraryError, is_interrupted);
    BOOST_CHECK_EQUAL(asked, 1); // it was not even begun
    for (const auto& look : std::vector<std::function<void()>>{
             [&] { (void)hurried.count(query); }, [&] { (void)hurried.ids(query); },
             [&] { (void)hurried.rows(query, 0, 10); }, [&] { (void)hurried.groups(); }}) {
        wanted = 1;
        asked = 0;
        BOOST_CHECK_EXCEPTION(look(), LibraryError, is_interrupted);
        BOOST_CHECK_EQUAL(asked, 2); // it was in the middle
    }
    BOOST_CHECK_EQUAL(view.count(query), armies - 1);
    wanted = 1'000'000;
    BOOST_CHECK_EQUAL(hurried.count(query), armies - 1);
    BOOST_CHECK_EQUAL(hurried.ids(query).size(), armies - 1);
    library.trash(one);
    BOOST_CHECK_EQUAL(view.count(query), armies - 2);
}

// Of those that very many are found of, the first are looked for in another way; they are the same ones.
BOOST_FIXTURE_TEST_CASE(the_first_of_many_matches_are_the_same_as_without_a_limit, ThreeArmies) {
    library.in_one_step([&] {
        for (int i = 0; i < 2100; ++i)
            library.add(army_facts("Host " + std::to_string(i), i % 2 == 0 ? "even" : ""), "");
    });
    library.trash(library.search("2090").front().id);
    library.save(one, army_facts("Beta host again"), ""); // the newest, though not the latest added
    library.set_tags(two, {"club"});
    LibraryQuery query;
    query.typed = "host";
    for (const bool descending : {true, false})
        for (const char* tag : {"", "club"}) {
            query.descending = descending;
            query.tag = tag;
            const Ids all = view.ids(query); // without a limit in the usual way
            const Ids first = view.ids(query, 0, 50);
            const Ids next = view.ids(query, 50, 50);
            BOOST_TEST_REQUIRE(all.size() == (*tag == '\0' ? 2101U : 1U));
            const auto part = [&](std::size_t from) {
                return Ids(all.begin() + static_cast<std::ptrdiff_t>(std::min(from, all.size())),
                           all.begin() + static_cast<std::ptrdiff_t>(std::min(from + 50, all.size())));
            };
            BOOST_TEST(first == part(0), boost::test_tools::per_element());
            BOOST_TEST(next == part(50), boost::test_tools::per_element());
        }
}

BOOST_FIXTURE_TEST_CASE(a_change_and_the_queries_within_it_are_never_interrupted, ThreeArmies) {
    const LibraryView unwanted(library, [] { return false; });
    std::size_t found = 0;
    library.in_one_step([&] {
        library.trash(two);
        found = unwanted.count({});
    });
    BOOST_CHECK_EQUAL(found, 2U);
    BOOST_CHECK_EQUAL(view.count({}), 2U);
    BOOST_CHECK_THROW((void)unwanted.count({}), LibraryError);
    for (int i = 0; i < 300; ++i)
        library.add(army_facts("Host " + std::to_string(i)), "");
    BOOST_CHECK_EQUAL(view.count({}), 302U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
