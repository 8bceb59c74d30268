// SPDX-License-Identifier: MIT
// A unit with its troops and its leader in one step.
#include "edit/new_unit.h"

#include "edit/palette.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(new_units)

BOOST_AUTO_TEST_CASE(twenty_heavy_infantry_get_their_commander) {
    const Case start("ancient-1969");
    NewUnit wanted;
    wanted.unit = new_unit(start.ruleset);
    wanted.unit.name = "Cohort";
    const std::vector<PaletteEntry> kinds =
        kinds_of_troops(typical_values(start.army, start.ruleset), start.ruleset);
    const auto heavy = std::find_if(kinds.begin(), kinds.end(),
                                    [](const PaletteEntry& kind) { return kind.name == "Heavy infantry"; });
    BOOST_REQUIRE(heavy != kinds.end());
    wanted.troop = heavy->troop;
    wanted.troop.count = usual_count(start.army);
    BOOST_CHECK_GT(wanted.troop.count, 4);
    const Change change = with_new_unit(start.army, start.ruleset, wanted, {1, 0, 0});
    BOOST_REQUIRE_EQUAL(change.selection.size(), 1U);
    const Unit& unit = unit_at(change.army, change.selection.front());
    BOOST_CHECK_EQUAL(unit.name, "Cohort");
    BOOST_REQUIRE_EQUAL(unit.troops.size(), 2U);
    BOOST_CHECK_EQUAL(unit.troops.front().count, wanted.troop.count);
    BOOST_CHECK_EQUAL(unit.troops.back().name, "Unit commander");
}

BOOST_AUTO_TEST_CASE(a_unit_that_needs_no_leader_gets_none) {
    const Case start("phalanx");
    NewUnit wanted;
    wanted.unit = new_unit(start.ruleset);
    wanted.troop = start.army.bodies.front().units.front().troops.back();
    wanted.troop.count = 1;
    const Change change = with_new_unit(start.army, start.ruleset, wanted, {1, 1, 0});
    BOOST_CHECK(change.selection.front() == (Place{1, 2, 0}));
    BOOST_CHECK_EQUAL(unit_at(change.army, change.selection.front()).troops.size(), 1U);
}

// A single vignette of irregulars may join the unit beside it, which leaves no such unit: that is no leader.
BOOST_AUTO_TEST_CASE(every_kind_can_be_a_unit_of_one) {
    for (const char* id : {"into-glory-ride", "phalanx", "phalanx-ii", "undying-lands", "ancient-1969"}) {
        const Case start(id);
        const Place last{1, static_cast<std::uint32_t>(start.army.bodies.front().units.size()), 0};
        for (const bool begun : {true, false}) {
            Army army = start.army;
            if (!begun)
                army.bodies.front().units.clear();
            for (const PaletteEntry& kind :
                 kinds_of_troops(typical_values(army, start.ruleset), start.ruleset))
                for (std::int32_t status = 0; status < 2; ++status) {
                    NewUnit wanted{new_unit(start.ruleset), kind.troop};
                    if (const Trait* army_class = start.ruleset.trait(Level::troop, "army"))
                        wanted.troop.values[army_class->slot] = status;
                    BOOST_TEST_CONTEXT(id << ": " << kind.name) {
                        const Change change =
                            with_new_unit(army, start.ruleset, wanted, begun ? last : Place{1, 0, 0});
                        const Unit& unit = unit_at(change.army, change.selection.front());
                        BOOST_CHECK(unit.troops.front().values == wanted.troop.values);
                    }
                }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
