// SPDX-License-Identifier: MIT
// Fixes of an army that is a single row: what is missing is added to it or beside it, before what is there is
// made to count for more, and a mark of which there is one goes to one of many alike.
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

namespace muster::tests {

namespace {

const Ruleset& ruleset_of_groups() {
    return *shipped_rulesets().find("into-glory-ride");
}

// As a player makes it who adds one row to a new army.
Army army_of_one_row(std::int32_t count, bool general) {
    Army army = starting_army(shipped_rulesets(), ruleset_of_groups(), "Host");
    Troop troop = army.bodies.front().units.front().troops.front();
    troop.name = "Foot";
    troop.count = count;
    troop.values[ruleset_of_groups().trait(Level::troop, "general")->slot] = general ? 1 : 0;
    army.bodies.resize(1);
    army.bodies.front().units.resize(1);
    army.bodies.front().units.front().name = "Line";
    army.bodies.front().units.front().troops = {troop};
    return army;
}

// The fixes of the only finding of this rule.
std::vector<Fix> fixes_of_group(const Army& army, const std::string& rule) {
    const Report report = check(army, ruleset_of_groups());
    for (const Finding& finding : report.findings())
        if (rule_id_of(finding, ruleset_of_groups()) == rule)
            return fixes_for(finding, army, ruleset_of_groups(), report);
    throw std::runtime_error("no finding of " + rule);
}

} // namespace

BOOST_AUTO_TEST_SUITE(group_fixes)

// A gun attached to each would count as six more vignettes.
BOOST_AUTO_TEST_CASE(what_is_missing_is_added_before_what_is_there_counts_twice) {
    const std::vector<Fix> fixes = fixes_of_group(army_of_one_row(6, false), "igr.army-size");
    BOOST_REQUIRE_GE(fixes.size(), 2U);
    BOOST_TEST(fixes[0].short_label == "Add 6 Foot");
    BOOST_TEST(fixes[1].short_label.starts_with("Change attached gun of Foot"), fixes[1].short_label);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
