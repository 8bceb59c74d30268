// SPDX-License-Identifier: MIT
// A change of class: what the new class cannot have goes with the old one.
#include "edit/kind_change.h"

#include "check/checker.h"
#include "edit/inspector.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

// Of the class, with the epoch III of its shooting.
Army with_shooter(const Case& start, std::string_view kind, const Place& place) {
    Army army = start.army;
    Troop& troop = army.bodies[place.body - 1].units[place.unit - 1].troops[place.troop - 1];
    troop.values[start.ruleset.trait(Level::troop, "class")->slot] =
        *start.ruleset.trait(Level::troop, "class")->parse(kind);
    troop.values[start.ruleset.trait(Level::troop, "epoch")->slot] =
        *start.ruleset.trait(Level::troop, "epoch")->parse("III");
    return army;
}

} // namespace

BOOST_AUTO_TEST_SUITE(kind_change)

BOOST_AUTO_TEST_CASE(the_epoch_of_a_class_that_does_not_shoot_is_cleared) {
    const Case start("into-glory-ride");
    const Place place{1, 1, 1};
    const Army army = with_shooter(start, "HIM", place);
    const Report report = check(army, start.ruleset);
    const Trait& kind = *start.ruleset.trait(Level::troop, "class");
    const Trait& epoch = *start.ruleset.trait(Level::troop, "epoch");
    const Trial trial(army, start.ruleset, report);
    const Army horse = with_fitting_value(army, start.ruleset, trial, {place}, kind, *kind.parse("HCC")).army;
    BOOST_CHECK_EQUAL(element_at(horse, place).values[epoch.slot], epoch.default_value);
    const Army foot = with_fitting_value(army, start.ruleset, trial, {place}, kind, *kind.parse("LIN")).army;
    BOOST_CHECK_EQUAL(element_at(foot, place).values[epoch.slot], *epoch.parse("III"));
    // Another trait clears nothing.
    const Army none = with_fitting_value(army, start.ruleset, trial, {place}, epoch, 0).army;
    BOOST_CHECK(none == with_value(army, {place}, epoch, 0).army);
}

BOOST_AUTO_TEST_CASE(a_class_is_not_shown_as_forbidden_for_what_is_cleared_with_it) {
    const Case start("into-glory-ride");
    const Place place{1, 1, 1};
    const Army army = with_shooter(start, "HIM", place);
    const Report report = check(army, start.ruleset);
    const Inspector inspector = inspect(army, start.ruleset, report, {place});
    const auto field = std::find_if(inspector.fields.begin(), inspector.fields.end(),
                                    [](const InspectorField& one) { return one.trait->id == "class"; });
    BOOST_REQUIRE(field != inspector.fields.end());
    const InspectorOption& horse = field->options.at(
        static_cast<std::size_t>(*start.ruleset.trait(Level::troop, "class")->parse("HCC")));
    BOOST_CHECK_MESSAGE(!horse.obstacle || horse.obstacle->message.find("epoch") == std::string::npos,
                        horse.obstacle->message);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
