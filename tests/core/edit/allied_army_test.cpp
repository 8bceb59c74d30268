// SPDX-License-Identifier: MIT
// An army that joins another one as its ally.
#include "edit/allied_army.h"

#include "base/file.h"
#include "check/checker.h"
#include "lists/list_in_force.h"
#include "lists/lists.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

Army example_of(const std::string& ruleset, const std::string& list) {
    const std::filesystem::path file = lists_of(shipped_rulesets()).army_file_of(ruleset, list);
    return read_army(read_file(file), file.string(), shipped_rulesets());
}

std::size_t troops_in(const Army& army) {
    return places_at_level(army, {}, Level::troop).size();
}

} // namespace

BOOST_AUTO_TEST_SUITE(allied_army)

BOOST_AUTO_TEST_CASE(the_bodies_follow_and_are_selected) {
    const Army army = example_of("phalanx", "spartan");
    const Army ally = example_of("phalanx", "theban");
    const Change change = with_allied_army(army, ruleset_of(army, shipped_rulesets()), ally);
    BOOST_REQUIRE_EQUAL(change.army.bodies.size(), army.bodies.size() + ally.bodies.size());
    BOOST_CHECK_EQUAL(troops_in(change.army), troops_in(army) + troops_in(ally));
    BOOST_CHECK(std::equal(army.bodies.begin(), army.bodies.end(), change.army.bodies.begin()));
    BOOST_REQUIRE_EQUAL(change.selection.size(), ally.bodies.size());
    BOOST_CHECK(change.selection.front() ==
                (Place{static_cast<std::uint32_t>(army.bodies.size()) + 1, 0, 0}));
    BOOST_CHECK_EQUAL(body_at(change.army, change.selection.front()).name,
                      ally.name + (ally.bodies.size() == 1 ? "" : ": " + ally.bodies.front().name));
    BOOST_CHECK(change.army.list == army.list && change.army.values == army.values);
}

// The list of the Macedonians knows the Indians as its ally, but only some of their entries.
BOOST_AUTO_TEST_CASE(troops_of_a_contingent_of_the_list_name_its_entries) {
    const Army army = example_of("ancient-1969", "alexandrian-macedonian");
    const Army ally = example_of("ancient-1969", "classical-indian");
    const Ruleset& ruleset = ruleset_of(army, shipped_rulesets());
    const ListAlly& indians = list_in_force(ruleset)->list().allies.at(0);
    BOOST_REQUIRE_EQUAL(indians.list, "classical-indian");
    const Change change = with_allied_army(army, ruleset, ally);
    std::size_t named = 0;
    std::size_t nameless = 0;
    for (std::size_t b = 0; b < ally.bodies.size(); ++b)
        for (std::size_t u = 0; u < ally.bodies[b].units.size(); ++u)
            for (std::size_t t = 0; t < ally.bodies[b].units[u].troops.size(); ++t) {
                const std::string& before = ally.bodies[b].units[u].troops[t].entry;
                const std::string& after =
                    change.army.bodies[army.bodies.size() + b].units[u].troops[t].entry;
                const bool is_known = std::find(indians.entries.begin(), indians.entries.end(), before) !=
                                      indians.entries.end();
                BOOST_CHECK_EQUAL(after, is_known ? indians.id + "/" + before : "");
                ++(is_known ? named : nameless);
            }
    BOOST_CHECK_GT(named, 0U);
    BOOST_CHECK_GT(nameless, 0U);
}

BOOST_AUTO_TEST_CASE(troops_of_another_list_name_no_entries) {
    const Army army = example_of("phalanx", "spartan");
    const Army ally = example_of("phalanx", "aztec");
    const Change change = with_allied_army(army, ruleset_of(army, shipped_rulesets()), ally);
    for (const Unit& unit : change.army.bodies.back().units)
        for (const Troop& troop : unit.troops)
            BOOST_CHECK(troop.entry.empty());
}

BOOST_AUTO_TEST_CASE(only_one_body_has_the_name_of_the_army) {
    Army army = example_of("phalanx", "spartan");
    Army ally;
    ally.name = "Thebans";
    ally.bodies.resize(1);
    ally.bodies[0].name = "Left wing";
    const Ruleset& ruleset = ruleset_of(army, shipped_rulesets());
    BOOST_CHECK_EQUAL(with_allied_army(army, ruleset, ally).army.bodies.back().name, "Thebans");
    ally.bodies.resize(2);
    BOOST_CHECK_EQUAL(with_allied_army(army, ruleset, ally).army.bodies.back().name, "Thebans");
    ally.name.clear();
    ally.bodies.resize(1);
    BOOST_CHECK_EQUAL(with_allied_army(army, ruleset, ally).army.bodies.back().name, "Left wing");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
