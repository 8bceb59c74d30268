// SPDX-License-Identifier: MIT
// What was fixed says where it was.
#include "edit/obvious_fixes.h"

#include "army/edits.h"
#include "army/starting_army.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "edit/changes.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(obvious_fixes)

BOOST_AUTO_TEST_CASE(a_fix_names_its_wing_where_units_are_called_alike) {
    const Rulesets& rulesets = shipped_rulesets();
    const Ruleset& ruleset = *rulesets.find("undying-lands");
    const Trait& commander = *ruleset.trait(Level::unit, "commander");
    const Trait& general = *ruleset.trait(Level::unit, "general");
    Army army = starting_army(rulesets, ruleset, "Host");
    army.bodies.resize(1);
    Body& wing = army.bodies.front();
    wing.name.clear();
    wing.units.resize(1);
    wing.units.front().name.clear();
    army.bodies.push_back(wing);
    army = edited(army, SetValue{{1, 1, 0}, general.slot, 1});
    army = edited(army, SetValue{{1, 1, 0}, commander.slot, 0}); // his unit, so that the wing must stay
    army = edited(army, SetValue{{2, 1, 0}, general.slot, 0});
    army = edited(army, SetValue{{2, 1, 0}, commander.slot, 1});
    const ObviousFixes fixes = with_obvious_fixes(army, ruleset, check(army, ruleset, Detail::sheet));
    BOOST_REQUIRE_EQUAL(fixes.made.size(), 1U);
    BOOST_CHECK_EQUAL(fixes.made.front(), "Wing 1: Mark Tactical unit 1 as sub-commander");
}

// The only fix of an empty unit may be to remove it; the player has just made it.
BOOST_AUTO_TEST_CASE(a_unit_just_made_is_not_removed) {
    const Rulesets& rulesets = shipped_rulesets();
    const Ruleset& ruleset = *rulesets.find("phalanx");
    Army army = starting_army(rulesets, ruleset, "Host");
    army.bodies.front().units.push_back(new_unit(ruleset));
    const Report report = check(army, ruleset, Detail::sheet);
    BOOST_REQUIRE_EQUAL(report.count(Severity::error), 1U);
    BOOST_CHECK_EQUAL(fixes_for(report.findings().front(), army, ruleset, report).size(), 1U);
    BOOST_CHECK(with_obvious_fixes(army, ruleset, report).made.empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
