// SPDX-License-Identifier: MIT
// Changes to several stored armies: all of them or none.
#include "browse/stored_army_edits.h"

#include "army/army_writer.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

struct StoredArmies {
    TemporaryFolder folder;
    Library library{folder.path() / "library.db"};
    ArmyId one = add("One");
    ArmyId two = add("Two");

    ArmyId add(const std::string& name) {
        const Case start("phalanx");
        Army army = start.army;
        army.name = name;
        return library.add(facts_of(write_army(army, start.ruleset), "test", shipped_rulesets()), "").army;
    }
};

using Tags = std::vector<std::string>;

} // namespace

BOOST_FIXTURE_TEST_SUITE(stored_army_edits, StoredArmies)

BOOST_AUTO_TEST_CASE(armies_go_to_the_trash_and_back_together) {
    move_to_trash(library, {one, two});
    BOOST_CHECK_EQUAL(library.count(LibraryPart::trash), 2U);
    restore_from_trash(library, {one, two});
    BOOST_CHECK_EQUAL(library.count(LibraryPart::kept), 2U);
    BOOST_CHECK_THROW(move_to_trash(library, {one, 999}), LibraryError);
    BOOST_CHECK_EQUAL(library.count(LibraryPart::kept), 2U);
}

BOOST_AUTO_TEST_CASE(a_tag_is_added_or_removed_and_the_others_stay) {
    change_tags(library, {one}, {{"GT2026", "elephants"}, {}});
    change_tags(library, {two}, {{"mine"}, {}});
    const std::vector<ArmyTags> before = change_tags(library, {one, two}, {{"club", "mine"}, {"elephants"}});
    BOOST_TEST(library.army(one).tags == (Tags{"GT2026", "club", "mine"}), boost::test_tools::per_element());
    BOOST_TEST(library.army(two).tags == (Tags{"club", "mine"}), boost::test_tools::per_element());
    restore_tags(library, before);
    BOOST_TEST(library.army(one).tags == (Tags{"GT2026", "elephants"}), boost::test_tools::per_element());
    BOOST_TEST(library.army(two).tags == (Tags{"mine"}), boost::test_tools::per_element());
    BOOST_CHECK_THROW(change_tags(library, {two, 999}, {{}, {"mine"}}), LibraryError);
    BOOST_TEST(library.army(two).tags == (Tags{"mine"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(shares_tell_the_tags_of_all_from_those_of_some) {
    change_tags(library, {one, two}, {{"club"}, {}});
    change_tags(library, {two}, {{"2026"}, {}});
    const StoredArmy first = library.army(one);
    const StoredArmy second = library.army(two);
    BOOST_CHECK((tag_shares({&first, &second}) == std::vector<TagShare>{{"2026", 1}, {"club", 2}}));
    BOOST_CHECK(tag_shares({}).empty());
}

BOOST_AUTO_TEST_CASE(tags_are_typed_with_commas) {
    BOOST_TEST(tags_in(" club, ,spring open ,") == (Tags{"club", "spring open"}),
               boost::test_tools::per_element());
    BOOST_CHECK(tags_in("  ").empty());
    BOOST_CHECK_EQUAL(tags_text({"club", "2026"}), "club, 2026");
}

BOOST_AUTO_TEST_CASE(a_comparison_names_the_revision) {
    BOOST_CHECK_EQUAL(compared_army(library, one).name, "One");
    BOOST_CHECK_EQUAL(compared_army(library, one).text, library.text(one));
    BOOST_CHECK_EQUAL(compared_revision(library, one, 1).name, "One, 1");
    BOOST_CHECK_THROW((void)compared_revision(library, one, 9), LibraryError);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
