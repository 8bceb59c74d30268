// SPDX-License-Identifier: MIT
// Fixes of an army that is a single row: what is missing is added to it or beside it, before what is there is
// made to count for more, and a mark of which there is one goes to one of many alike.
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

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

// "1 Foot ★, 11 Foot": all rows in their order, with the mark of the General.
std::string rows_of(const Army& army) {
    const Trait& general = *ruleset_of_groups().trait(Level::troop, "general");
    std::string result;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                result += fmt::format("{}{} {}{}", result.empty() ? "" : ", ", troop.count, troop.name,
                                      troop.values[general.slot] != 0 ? " ★" : "");
    return result;
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

// More of the General's own would be eleven Generals more.
BOOST_AUTO_TEST_CASE(what_the_general_lacks_is_added_beside_him) {
    const std::vector<Fix> fixes = fixes_of_group(army_of_one_row(1, true), "igr.army-size");
    BOOST_REQUIRE_EQUAL(fixes.size(), 1U);
    BOOST_TEST(fixes[0].label == "Add to Centre › Line: 11 Heavy Infantry, Missiles");
    BOOST_TEST(fixes[0].short_label == "Add to Line: 11 Heavy Infantry, Missiles");
    BOOST_TEST(rows_of(fixes[0].after) == "1 Foot ★, 11 Heavy Infantry, Missiles");
    BOOST_TEST(errors_of(fixes[0].after, ruleset_of_groups()) == 0U);
}

// But what can become more is not left for a new row.
BOOST_AUTO_TEST_CASE(no_row_is_added_where_one_can_grow) {
    Army army = army_of_one_row(1, true);
    std::vector<Troop>& rows = army.bodies.front().units.front().troops;
    rows.push_back(army_of_one_row(5, false).bodies.front().units.front().troops.front());
    for (const Fix& fix : fixes_of_group(army, "igr.army-size"))
        BOOST_TEST(!fix.label.starts_with("Add to "), fix.label);
}

BOOST_AUTO_TEST_CASE(one_of_many_alike_becomes_the_generals) {
    const std::vector<Fix> fixes = fixes_of_group(army_of_one_row(12, false), "igr.one-general");
    BOOST_REQUIRE_EQUAL(fixes.size(), 1U);
    BOOST_TEST(fixes[0].label == "Mark one of Centre › Line › Foot as general");
    BOOST_TEST(fixes[0].short_label == "Mark one of Foot as general");
    BOOST_TEST(rows_of(fixes[0].after) == "1 Foot ★, 11 Foot");
    BOOST_TEST(errors_of(fixes[0].after, ruleset_of_groups()) == 0U);
}

BOOST_AUTO_TEST_CASE(one_of_many_generals_alone_stays_the_general) {
    const std::vector<Fix> fixes = fixes_of_group(army_of_one_row(12, true), "igr.one-general");
    BOOST_REQUIRE_EQUAL(fixes.size(), 1U);
    BOOST_TEST(fixes[0].label == "Mark only one of Centre › Line › Foot as general");
    BOOST_TEST(rows_of(fixes[0].after) == "1 Foot ★, 11 Foot");
}

// Which of them he is with is the player's choice, and the fewer come first.
BOOST_AUTO_TEST_CASE(a_general_of_any_group_can_be_chosen) {
    Army army = army_of_one_row(9, false);
    Troop horse = army.bodies.front().units.front().troops.front();
    const Trait& kind = *ruleset_of_groups().trait(Level::troop, "class");
    horse.name = "Horse";
    horse.count = 3;
    horse.values[kind.slot] = *kind.parse("HCC");
    horse.values[ruleset_of_groups().trait(Level::troop, "epoch")->slot] = 0;
    army.bodies.front().units.emplace_back().troops = {horse};
    army.bodies.front().units.back().values = army.bodies.front().units.front().values;
    const std::vector<Fix> fixes = fixes_of_group(army, "igr.one-general");
    BOOST_REQUIRE_EQUAL(fixes.size(), 2U);
    BOOST_TEST(fixes[0].short_label == "Mark one of Horse as general");
    BOOST_TEST(fixes[1].short_label == "Mark one of Foot as general");
}

// By what it is and how it is marked, not by the name of a trait and "yes".
BOOST_AUTO_TEST_CASE(a_new_general_is_added_in_words) {
    const std::vector<Fix> fixes = fixes_of_group(army_of_one_row(6, false), "igr.one-general");
    BOOST_REQUIRE_EQUAL(fixes.size(), 1U);
    BOOST_TEST(fixes[0].label == "Add to Centre › Line: Heavy Infantry, Missiles, marked as general");
    BOOST_TEST(rows_of(fixes[0].after) == "6 Foot, 1 Heavy Infantry, Missiles ★");
}

// As long as there is a row of one, the mark alone is enough.
BOOST_AUTO_TEST_CASE(no_group_is_split_for_a_general_who_has_a_row) {
    Army army = army_of_one_row(11, false);
    std::vector<Troop>& rows = army.bodies.front().units.front().troops;
    rows.push_back(rows.front());
    rows.back().name = "Staff";
    rows.back().count = 1;
    const std::vector<Fix> fixes = fixes_of_group(army, "igr.one-general");
    BOOST_REQUIRE_EQUAL(fixes.size(), 1U);
    BOOST_TEST(fixes[0].short_label == "Mark Staff as general");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
