// SPDX-License-Identifier: MIT
// The lists of Into Glory Ride offer a gun of an epoch only in years in which the rules have it.
#include "army/army.h"
#include "check/checker.h"
#include "lists/list_in_force.h"
#include "lists/lists.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

// An army of one troop of the entry, with each value of the trait that is offered, at both ends of its years.
void look_at(const Ruleset& in_force, const ListEntry& entry, const TroopChoice& choice, const char* id) {
    const ArmyList& list = list_in_force(in_force)->list();
    const Trait& trait = *in_force.trait(Level::troop, id);
    const Years years = choice.years.and_of(list.years_of(entry)).and_of(list.years);
    for (const Offer& offer : choice.offers) {
        if (&in_force.traits[offer.trait] != &trait)
            continue;
        for (std::size_t value = 0; value < trait.values.size(); ++value)
            for (const std::int32_t year : {years.from, years.to}) {
                if (((offer.mask >> value) & 1U) == 0)
                    continue;
                Army army;
                army.ruleset = in_force.id;
                army.values = in_force.at(Level::army).defaults;
                army.values[in_force.trait(Level::army, "year")->slot] = year;
                Troop troop;
                troop.values = choice.first();
                troop.values[trait.slot] = static_cast<std::int32_t>(value);
                Unit unit;
                unit.values = in_force.at(Level::unit).defaults;
                unit.troops.push_back(troop);
                Body body;
                body.values = in_force.at(Level::body).defaults;
                body.units.push_back(unit);
                army.bodies.push_back(body);
                const Report report = check(army, in_force);
                const auto& findings = report.findings();
                BOOST_TEST(std::none_of(findings.begin(), findings.end(),
                                        [&](const Finding& finding) {
                                            return in_force.rules[finding.rule].id == "igr.epoch-year";
                                        }),
                           list.id << ": " << entry.id << " with " << id << " " << trait.values[value].id
                                   << " in " << year);
            }
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(epochs)

BOOST_AUTO_TEST_CASE(guns_are_offered_in_the_years_of_their_epoch) {
    const Lists& lists = lists_of(shipped_rulesets());
    for (const ListHeading& heading : lists.headings("into-glory-ride")) {
        const Ruleset& in_force = *lists.in_force(heading.ruleset, heading.id);
        for (const ListEntry& entry : list_in_force(in_force)->list().entries)
            for (const TroopChoice& choice : entry.troops)
                for (const char* trait : {"epoch", "attached"})
                    look_at(in_force, entry, choice, trait);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
