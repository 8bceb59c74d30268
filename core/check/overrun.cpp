// SPDX-License-Identifier: MIT
#include "check/overrun.h"

#include "check/added_rules.h"
#include "check/detail/fix_steps.h"

#include <algorithm>

namespace muster {

namespace {

Exact distance(const NumberComparison& comparison, const Place& place, const Report& report) {
    const Sides sides = sides_of(comparison, place, report);
    // Of the ways to a multiple none is the shorter one.
    if (!sides.left.known() || !sides.right.known() || comparison.comparison == Comparison::multiple)
        return 0;
    const Exact difference = sides.left - sides.right;
    if (holds(comparison.comparison, difference))
        return 0;
    return difference < Exact(0) ? Exact(0) - difference : difference;
}

Overrun published_overrun(const Finding& finding, const Ruleset& ruleset, const Report& report) {
    Overrun overrun;
    for (const Condition& need : ruleset.rules[finding.rule].cases[finding.rule_case].needs)
        if (need.kind == ConditionKind::comparison)
            overrun.push_back(distance(need.comparison, finding.place, report));
    return overrun;
}

} // namespace

std::vector<Overrun> overruns(const std::vector<Finding>& findings, const Army& army, const Ruleset& ruleset,
                              const Report& report) {
    std::vector<Overrun> result(findings.size());
    std::vector<Finding> added;
    std::vector<std::size_t> places_of_added;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        if (ruleset.rules[findings[i].rule].is_added()) {
            added.push_back(findings[i]);
            places_of_added.push_back(i);
        } else {
            result[i] = published_overrun(findings[i], ruleset, report);
        }
    }
    if (!added.empty()) {
        std::vector<Overrun> own = ruleset.added->overruns(added, army, ruleset, report);
        for (std::size_t i = 0; i < own.size(); ++i)
            result[places_of_added[i]] = std::move(own[i]);
    }
    return result;
}

bool exceeds_more(const Overrun& now, const Overrun& before) {
    for (std::size_t i = 0; i < std::min(now.size(), before.size()); ++i)
        if (before[i] < now[i])
            return true;
    return false;
}

} // namespace muster
