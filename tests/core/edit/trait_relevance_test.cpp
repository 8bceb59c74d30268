// SPDX-License-Identifier: MIT
// What a form need not show of a troop.
#include "edit/trait_relevance.h"

#include "check/checker.h"
#include "edit/inspector.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <set>

namespace muster::tests {

namespace {

// The traits that the inspector leaves out, of a troop of this kind.
std::set<std::string> hidden_of(const Case& start, std::string_view trait, std::string_view kind) {
    const Place place{1, 1, 1};
    const Trait& what = *start.ruleset.trait(Level::troop, trait);
    Army army = with_value(start.army, {place}, what, *what.parse(kind)).army;
    std::set<std::string> hidden;
    for (const InspectorField& field :
         inspect(army, start.ruleset, check(army, start.ruleset), {place}).fields)
        if (!field.matters)
            hidden.insert(field.trait->id);
    return hidden;
}

} // namespace

BOOST_AUTO_TEST_SUITE(trait_relevance)

BOOST_AUTO_TEST_CASE(a_commander_has_no_weapon_and_infantry_no_engine) {
    const Case start("ancient-1969");
    const std::set<std::string> commander = hidden_of(start, "type", "commander-in-chief");
    for (const char* trait : {"weapon", "second", "quality", "engine"})
        BOOST_TEST(commander.contains(trait), trait);
    const std::set<std::string> infantry = hidden_of(start, "type", "heavy-infantry");
    BOOST_TEST(infantry.contains("engine"));
    for (const char* trait : {"weapon", "second", "quality", "shield", "type", "status"})
        BOOST_TEST(!infantry.contains(trait), trait);
    BOOST_TEST(!hidden_of(start, "type", "heavy-engine").contains("engine"));
}

BOOST_AUTO_TEST_CASE(what_is_set_is_shown_however_little_it_says) {
    const Case start("ancient-1969");
    const Place place{1, 1, 1};
    const Trait& kind = *start.ruleset.trait(Level::troop, "type");
    const Trait& engine = *start.ruleset.trait(Level::troop, "engine");
    Army army = with_value(start.army, {place}, kind, *kind.parse("heavy-infantry")).army;
    BOOST_TEST(!TraitRelevance(army, start.ruleset, place).matters(engine));
    army = with_value(army, {place}, engine, *engine.parse("stone")).army;
    BOOST_TEST(TraitRelevance(army, start.ruleset, place).matters(engine));
}

BOOST_AUTO_TEST_CASE(the_kind_of_a_troop_is_always_shown) {
    for (const char* id : {"into-glory-ride", "phalanx", "phalanx-ii", "undying-lands", "ancient-1969"}) {
        const Case start(id);
        for (const std::size_t index : start.ruleset.at(Level::troop).traits)
            if (const Trait& trait = start.ruleset.traits[index]; trait.required)
                BOOST_TEST(TraitRelevance(start.army, start.ruleset, {1, 1, 1}).matters(trait),
                           id << ": " << trait.id);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
