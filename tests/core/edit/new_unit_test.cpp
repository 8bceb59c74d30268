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

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
