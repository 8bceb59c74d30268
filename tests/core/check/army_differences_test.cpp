// SPDX-License-Identifier: MIT
// What two armies differ in: nothing but what was done to the one.
#include "check/army_differences.h"

#include "army/army_reader.h"
#include "army/edits.h"
#include "base/file.h"
#include "check/checker.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>

namespace muster {

namespace {

const Rulesets& rulesets() {
    static const Rulesets shipped({std::filesystem::path(MUSTER_SOURCE_DIR) / "armylists"});
    return shipped;
}

struct Fixture {
    Army army = read_army(read_file(std::filesystem::path(MUSTER_SOURCE_DIR) /
                                    "armylists/undying-lands/samples/orc-host.muster"),
                          "orc-host", rulesets());
    const Ruleset& ruleset = *rulesets().find("undying-lands");

    [[nodiscard]] ArmyDifferences to(const Army& other) const {
        return compare(army, check(army, ruleset), ruleset, other, check(other, ruleset), ruleset);
    }
    [[nodiscard]] ArmyDifferences to(const std::vector<Edit>& edits) const { return to(edited(army, edits)); }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(army_differences, Fixture)

BOOST_AUTO_TEST_CASE(an_army_is_like_itself) {
    BOOST_TEST(to(army).alike());
}

BOOST_AUTO_TEST_CASE(one_added_troop_is_all_that_is_said) {
    Troop troop = army.bodies[0].units[0].troops[0];
    troop.name = "A new lot";
    const ArmyDifferences found = to({Insert{{1, 1, 1}, troop}});
    BOOST_TEST_REQUIRE(found.differences.size() == 1U);
    BOOST_TEST((found.differences[0] == Difference{DifferenceKind::added, {}, {1, 1, 1}, {}}));
    BOOST_TEST(!found.numbers.empty());
    BOOST_TEST((found.numbers[0].before < found.numbers[0].after));
}

BOOST_AUTO_TEST_CASE(one_removed_unit_goes_with_its_troops) {
    const std::size_t troops = army.bodies[0].units[0].troops.size();
    const ArmyDifferences found = to({Remove{{1, 1, 0}}});
    BOOST_TEST(found.differences.size() == troops + 1);
    for (const Difference& difference : found.differences)
        BOOST_TEST((difference.kind == DifferenceKind::removed));
    BOOST_TEST((found.differences[0].before == Place{1, 1, 0}));
}

BOOST_AUTO_TEST_CASE(a_changed_troop_says_what_has_changed) {
    const std::size_t slot = ruleset.trait(Level::troop, "morale")->slot;
    const std::int32_t old = army.bodies[0].units[0].troops[0].values[slot];
    const std::int32_t other = old == 0 ? 1 : 0;
    const ArmyDifferences found = to({SetCount{{1, 1, 1}, 17}, SetValue{{1, 1, 1}, slot, other}});
    BOOST_TEST_REQUIRE(found.differences.size() == 1U);
    const Difference& difference = found.differences[0];
    BOOST_TEST((difference.kind == DifferenceKind::changed));
    BOOST_TEST_REQUIRE(difference.changes.size() == 2U);
    BOOST_TEST(difference.changes[0].find("→ 17 of them") != std::string::npos);
    BOOST_TEST(difference.changes[1].starts_with("Morale"));
}

BOOST_AUTO_TEST_CASE(a_moved_unit_is_neither_added_nor_removed) {
    BOOST_TEST_REQUIRE(army.bodies.size() >= 2U);
    const ArmyDifferences found = to({Move{{1, 1, 0}, {2, 1, 0}}});
    BOOST_TEST_REQUIRE(found.differences.size() == 1U);
    BOOST_TEST((found.differences[0].kind == DifferenceKind::moved));
    BOOST_TEST((found.differences[0].before == Place{1, 1, 0}));
    BOOST_TEST((found.differences[0].after == Place{2, 1, 0}));
    BOOST_TEST(found.differences[0].changes.empty());
}

BOOST_AUTO_TEST_CASE(findings_are_lost_and_gained) {
    const std::size_t slot = ruleset.trait(Level::troop, "weapon")->slot;
    const Trait& weapon = *ruleset.trait(Level::troop, "weapon");
    std::int32_t lance = 0;
    while (weapon.value_id(lance) != "lance")
        ++lance;
    const Army broken = edited(army, SetValue{{2, 1, 1}, slot, lance});
    const ArmyDifferences there = to(broken);
    BOOST_TEST(!there.gained.empty());
    const ArmyDifferences back =
        compare(broken, check(broken, ruleset), ruleset, army, check(army, ruleset), ruleset);
    BOOST_TEST(back.lost.size() == there.gained.size());
    BOOST_TEST(back.gained.size() == there.lost.size());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster
