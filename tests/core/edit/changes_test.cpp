// SPDX-License-Identifier: MIT
// Add, delete, duplicate and move: the army afterwards and what is selected then.
#include "edit/changes.h"

#include "army/starting_army.h"
#include "edit/place_order.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <random>

namespace muster::tests {

namespace {

// body A: units 1 (a b c), 2 (d); body B: unit 1 (e f).
Army small_army() {
    Army army;
    const auto unit = [](const std::string& names) {
        Unit result;
        result.name = names;
        for (const char name : names)
            result.troops.emplace_back().name = std::string(1, name);
        return result;
    };
    army.bodies.resize(2);
    army.bodies[0].name = "A";
    army.bodies[0].units = {unit("abc"), unit("d")};
    army.bodies[1].name = "B";
    army.bodies[1].units = {unit("ef")};
    return army;
}

// "abc,d|ef"
std::string words(const Army& army) {
    std::string result;
    for (const Body& body : army.bodies) {
        if (&body != &army.bodies.front())
            result += '|';
        for (const Unit& unit : body.units) {
            if (&unit != &body.units.front())
                result += ',';
            for (const Troop& troop : unit.troops)
                result += troop.name;
        }
    }
    return result;
}

std::size_t marks_of_generals(const Army& army, const Ruleset& ruleset) {
    std::size_t marks = 0;
    for (const Place& place : all_places(army))
        for (const std::size_t index : ruleset.at(place.level()).traits)
            if (const Trait& trait = ruleset.traits[index];
                trait.is_switch() && trait.role_of(1) == TraitRole::general)
                marks += element_at(army, place).values[trait.slot] != 0 ? 1 : 0;
    return marks;
}

const Ruleset& any_ruleset() {
    return *shipped_rulesets().find("undying-lands");
}

} // namespace

BOOST_AUTO_TEST_SUITE(changes)

BOOST_AUTO_TEST_CASE(places_are_ordered) {
    const Places all = all_places(small_army());
    BOOST_REQUIRE_EQUAL(all.size(), 12U);
    BOOST_CHECK(std::is_sorted(all.begin(), all.end(), is_before));
    for (const Place& place : all) {
        BOOST_CHECK(exists(small_army(), place));
        if (place.level() != Level::army)
            BOOST_CHECK(child_of(parent_of(place), index_in_parent(place)) == place);
    }
    BOOST_CHECK(!exists(small_army(), {3, 0, 0}));
    BOOST_CHECK(!exists(small_army(), {1, 3, 0}));
    BOOST_CHECK(!exists(small_army(), {1, 2, 2}));
}

BOOST_AUTO_TEST_CASE(places_inside_other_places_are_left_out) {
    const Army army = small_army();
    BOOST_CHECK(outermost(army, {{1, 1, 2}, {1, 1, 0}, {2, 1, 1}, {1, 1, 2}, {9, 0, 0}, {}}) ==
                (Places{{1, 1, 0}, {2, 1, 1}}));
}

BOOST_AUTO_TEST_CASE(deleting_selects_a_neighbour) {
    const Army army = small_army();
    Change change = without(army, {{1, 1, 2}});
    BOOST_CHECK_EQUAL(words(change.army), "ac,d|ef");
    BOOST_CHECK(change.selection == (Places{{1, 1, 2}}));
    change = without(army, {{1, 1, 3}});
    BOOST_CHECK(change.selection == (Places{{1, 1, 2}}));
    change = without(army, {{1, 2, 1}});
    BOOST_CHECK_EQUAL(words(change.army), "abc,|ef");
    BOOST_CHECK(change.selection == (Places{{1, 2, 0}}));
    change = without(army, {{1, 1, 1}, {1, 1, 3}, {2, 0, 0}});
    BOOST_CHECK_EQUAL(words(change.army), "b,d");
    BOOST_CHECK_EQUAL(words(without(army, {{}}).army), words(army));
}

BOOST_AUTO_TEST_CASE(copies_come_after_their_originals) {
    const Change change = duplicated(small_army(), any_ruleset(), {{1, 1, 1}, {1, 1, 3}, {2, 1, 1}});
    BOOST_CHECK_EQUAL(words(change.army), "aabcc,d|eef");
    BOOST_CHECK(change.selection == (Places{{1, 1, 2}, {1, 1, 5}, {2, 1, 2}}));
    BOOST_CHECK_EQUAL(words(duplicated(small_army(), any_ruleset(), {{1, 0, 0}}).army), "abc,d|abc,d|ef");
}

// Whatever is copied, of which he is a part.
BOOST_AUTO_TEST_CASE(a_copy_is_not_the_generals) {
    for (const char* id : {"into-glory-ride", "phalanx", "phalanx-ii", "undying-lands"}) {
        const Case start(id);
        const std::size_t generals = marks_of_generals(start.army, start.ruleset);
        BOOST_REQUIRE_EQUAL(generals, 1U);
        for (const Place& place : all_places(start.army)) {
            const Army army = duplicated(start.army, start.ruleset, {place}).army;
            BOOST_TEST(marks_of_generals(army, start.ruleset) == generals, id << " " << place.path());
        }
    }
}

BOOST_AUTO_TEST_CASE(an_element_moves_from_one_parent_into_the_next) {
    const Army army = small_army();
    BOOST_CHECK_EQUAL(words(moved(army, {{1, 1, 2}}, -1)->army), "bac,d|ef");
    BOOST_CHECK_EQUAL(words(moved(army, {{1, 2, 1}}, -1)->army), "abcd,|ef");
    BOOST_CHECK_EQUAL(words(moved(army, {{1, 2, 1}}, 1)->army), "abc,|def");
    BOOST_CHECK_EQUAL(words(moved(army, {{1, 1, 2}, {1, 1, 3}}, 1)->army), "a,bcd|ef");
    BOOST_CHECK(moved(army, {{1, 1, 2}, {1, 1, 3}}, 1)->selection == (Places{{1, 2, 1}, {1, 2, 2}}));
    BOOST_CHECK_EQUAL(words(moved(army, {{1, 2, 0}}, 1)->army), "abc|d,ef");
    BOOST_CHECK_EQUAL(words(moved(army, {{2, 0, 0}}, -1)->army), "ef|abc,d");
    BOOST_CHECK(!moved(army, {{1, 1, 1}}, -1));
    BOOST_CHECK(!moved(army, {{2, 1, 2}}, 1));
    BOOST_CHECK(!moved(army, {{1, 0, 0}}, -1));
}

BOOST_AUTO_TEST_CASE(several_elements_stay_together_at_the_edge) {
    const Army army = small_army();
    BOOST_CHECK(!moved(army, {{1, 1, 1}, {1, 1, 2}}, -1));
    const std::optional<Change> change = moved(army, {{1, 1, 2}, {1, 1, 3}}, -1);
    BOOST_REQUIRE(change);
    BOOST_CHECK_EQUAL(words(change->army), "bca,d|ef");
    BOOST_CHECK(change->selection == (Places{{1, 1, 1}, {1, 1, 2}}));
}

BOOST_AUTO_TEST_CASE(elements_are_dropped_into_or_after_the_target) {
    const Army army = small_army();
    BOOST_CHECK_EQUAL(words(moved_to(army, any_ruleset(), {{1, 1, 1}}, {2, 1, 1})->army), "bc,d|eaf");
    BOOST_CHECK_EQUAL(words(moved_to(army, any_ruleset(), {{1, 1, 1}}, {1, 1, 3})->army), "bca,d|ef");
    BOOST_CHECK_EQUAL(words(moved_to(army, any_ruleset(), {{1, 1, 3}}, {1, 1, 1}, DropSide::before)->army),
                      "cab,d|ef");
    BOOST_CHECK_EQUAL(words(moved_to(army, any_ruleset(), {{1, 1, 0}}, {2, 0, 0})->army), "d|ef,abc");
    BOOST_CHECK_EQUAL(words(moved_to(army, any_ruleset(), {{1, 1, 2}}, {2, 0, 0})->army), "ac,d|ef,b");
    BOOST_CHECK(!moved_to(army, any_ruleset(), {{1, 0, 0}}, {1, 1, 2}));
    BOOST_CHECK(!moved_to(army, any_ruleset(), {{1, 1, 1}}, {1, 1, 1}));
    BOOST_CHECK(!moved_to(army, any_ruleset(), {{}}, {1, 1, 1}));
}

BOOST_AUTO_TEST_CASE(missing_levels_are_created) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const Army army = empty_army(shipped_rulesets(), ruleset, "Empty");
        Pieces pieces;
        pieces.troops.emplace_back().name = "first";
        const Change change = with_pieces(army, ruleset, pieces, {});
        BOOST_CHECK(change.selection == (Places{{1, 1, 1}}));
        BOOST_CHECK_EQUAL(words(change.army).size(), 5U);
    }
}

BOOST_AUTO_TEST_CASE(no_sequence_of_moves_loses_a_troop) {
    std::mt19937 random(7);
    Army army = small_army();
    for (int i = 0; i < 2000; ++i) {
        const Places all = all_places(army);
        const auto any = [&] { return all[random() % all.size()]; };
        std::optional<Change> change;
        if (random() % 2 == 0)
            change = moved(army, {any(), any()}, random() % 2 == 0 ? 1 : -1);
        else
            change = moved_to(army, any_ruleset(), {any(), any()}, any());
        if (!change)
            continue;
        army = change->army;
        std::string names = words(army);
        std::erase_if(names, [](char c) { return c == ',' || c == '|'; });
        std::sort(names.begin(), names.end());
        BOOST_REQUIRE_EQUAL(names, "abcdef");
        for (const Place& place : change->selection)
            BOOST_REQUIRE(exists(army, place));
    }
}

BOOST_AUTO_TEST_CASE(counts_are_clamped_to_what_a_file_allows) {
    BOOST_CHECK_EQUAL(troop_at(with_count(small_army(), {{1, 1, 1}}, 0).army, {1, 1, 1}).count, 1);
    BOOST_CHECK_EQUAL(troop_at(with_count(small_army(), {{1, 1, 1}}, 5000).army, {1, 1, 1}).count,
                      most_count);
}

// Heavy infantry with missiles that became heavy infantry with spears kept its old name.
BOOST_AUTO_TEST_CASE(a_name_that_nobody_typed_follows_the_trait) {
    Case start("into-glory-ride");
    const Trait& kind = *start.ruleset.trait(Level::troop, "class");
    const Place place{1, 1, 1};
    const std::int32_t spears = *kind.parse("HIS");
    const std::int32_t before = element_at(start.army, place).values[kind.slot];
    BOOST_REQUIRE(before != spears);
    const Army typed = with_value(start.army, {place}, kind, spears).army;
    BOOST_CHECK_EQUAL(element_at(typed, place).name, element_at(start.army, place).name);
    BOOST_CHECK(!is_named_after_a_trait(element_at(typed, place), Level::troop, start.ruleset));
    const Army plain = with_name(start.army, place, kind.value_name(before)).army;
    BOOST_CHECK(is_named_after_a_trait(element_at(plain, place), Level::troop, start.ruleset));
    const Army after = with_value(plain, {place}, kind, spears).army;
    BOOST_CHECK_EQUAL(element_at(after, place).name, kind.value_name(spears));
}

// The second one was another centre, which the rules then asked about.
BOOST_AUTO_TEST_CASE(a_new_body_stands_where_none_does_yet) {
    for (const char* id : {"phalanx", "phalanx-ii", "into-glory-ride"}) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const Trait& part = *ruleset.trait(Level::body, "part");
        Army army = empty_army(shipped_rulesets(), ruleset, "Host");
        std::vector<std::string> parts;
        for (int i = 0; i < 4; ++i) {
            army.bodies.push_back(next_body(army, ruleset));
            parts.push_back(part.value_id(army.bodies.back().values[part.slot]));
        }
        BOOST_TEST(parts == std::vector<std::string>({"centre", "left", "right", "centre"}),
                   boost::test_tools::per_element());
        army.bodies.erase(army.bodies.begin() + 1);
        BOOST_TEST(part.value_id(next_body(army, ruleset).values[part.slot]) == "left");
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
