// SPDX-License-Identifier: MIT
#include "mail/detail/trial_troop.h"

#include "check/checker.h"

#include <algorithm>

namespace muster {

TrialTroop tried(const Troop& troop, const Army& army, const Ruleset& ruleset) {
    Army alone;
    alone.ruleset = army.ruleset;
    alone.values = army.values;
    Body& body = alone.bodies.emplace_back();
    body.values = ruleset.at(Level::body).defaults;
    Unit& unit = body.units.emplace_back();
    unit.values = ruleset.at(Level::unit).defaults;
    unit.troops.push_back(troop);
    unit.troops.front().count = 1;
    const Report report = check(alone, ruleset);
    const Place place{1, 1, 1};
    TrialTroop result;
    result.errors = static_cast<std::size_t>(
        std::count_if(report.findings().begin(), report.findings().end(), [&](const Finding& finding) {
            return finding.severity == Severity::error && finding.place == place;
        }));
    if (const auto price = ruleset.number(Level::troop, ruleset.conversion.price))
        result.price = report.number(place, *price);
    return result;
}

} // namespace muster
