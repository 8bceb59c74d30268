// SPDX-License-Identifier: MIT
// Fixes of what has just been made and waits for its troops or orders, and which fixes are obvious: none that
// takes away a wing or makes a troop another kind.
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

// The fixes of the first finding of this rule.
std::vector<Fix> fixes_of_rule(const Army& army, const Ruleset& ruleset, const std::string& rule) {
    const Report report = check(army, ruleset);
    for (const Finding& finding : report.findings())
        if (rule_id_of(finding, ruleset) == rule)
            return fixes_for(finding, army, ruleset, report);
    throw std::runtime_error("no finding of " + rule);
}

} // namespace

BOOST_AUTO_TEST_SUITE(fixes_of_new_elements)

BOOST_AUTO_TEST_CASE(an_empty_wing_is_filled_before_it_is_removed) {
    Case host("undying-lands");
    Body wing = host.army.bodies.back();
    wing.name = "Left wing";
    wing.units.clear();
    wing.values[host.ruleset.trait(Level::body, "orders")->slot] = 0;
    host.army.bodies.push_back(wing);
    const std::vector<Fix> fixes = fixes_of_rule(host.army, host.ruleset, "ul.wing-empty");
    BOOST_TEST_REQUIRE(fixes.size() > 2U);
    BOOST_TEST(fixes.front().label.starts_with("Add to Left wing: "), fixes.front().label);
    BOOST_TEST(fixes.front().is_harmless);
    BOOST_TEST(fixes.back().label == "Remove the empty wing Left wing");
    BOOST_TEST(!fixes.back().is_harmless);
}

BOOST_AUTO_TEST_CASE(an_empty_unit_is_filled_before_it_is_removed) {
    Case host("undying-lands");
    host.army.bodies.front().units.emplace_back();
    host.army.bodies.front().units.back().name = "Reserve";
    host.army.bodies.front().units.back().values = host.ruleset.at(Level::unit).defaults;
    const std::vector<Fix> fixes = fixes_of_rule(host.army, host.ruleset, "ul.unit-empty");
    BOOST_TEST_REQUIRE(!fixes.empty());
    BOOST_TEST(fixes.front().label == "Add to Reserve: 1 Guards");
    BOOST_TEST(fixes.back().label == "Remove the empty tactical unit Reserve");
}

// In an army that has just been begun, nothing is mended by taking away what was made.
BOOST_AUTO_TEST_CASE(the_first_wing_of_an_army_is_not_removed) {
    Case host("undying-lands");
    host.army.bodies.resize(1);
    host.army.bodies.front().units.clear();
    BOOST_TEST(fixes_of_rule(host.army, host.ruleset, "ul.wing-empty").empty());
}

BOOST_AUTO_TEST_CASE(every_order_is_offered_in_the_order_of_the_rules) {
    Case host("undying-lands");
    host.army.bodies.front().values[host.ruleset.trait(Level::body, "orders")->slot] = 0;
    std::string orders;
    for (const Fix& fix : fixes_of_rule(host.army, host.ruleset, "ul.orders-missing"))
        orders += fix.label.substr(fix.label.rfind(' '));
    BOOST_TEST(orders == " Attack Advance Wait Hold Retreat March");
}

// A unit commander could become the commander-in-chief; his player chooses whether he shall.
BOOST_AUTO_TEST_CASE(a_troop_of_another_kind_is_never_obvious) {
    Case host("ancient-1969");
    host.army.bodies.resize(1);
    std::vector<Unit>& units = host.army.bodies.front().units;
    units.erase(units.begin());
    units.front().troops.back().count = 10; // as many as may follow him
    const std::vector<Fix> fixes = fixes_of_rule(host.army, host.ruleset, "anc.one-cinc");
    bool offered = false;
    for (const Fix& fix : fixes) {
        const bool changes = fix.label.starts_with("Change type of ");
        offered |= changes;
        BOOST_TEST(fix.is_harmless == !changes, fix.label);
        BOOST_TEST(!(changes && is_obvious({fix})), fix.label);
    }
    BOOST_TEST(offered);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
