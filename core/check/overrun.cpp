// SPDX-License-Identifier: MIT
#include "check/overrun.h"

#include "check/added_rules.h"

#include <algorithm>

namespace muster {

namespace {

bool is_met(Comparison comparison, Exact left, Exact right) {
    switch (comparison) {
    case Comparison::least: return !(left < right);
    case Comparison::most: return !(right < left);
    case Comparison::above: return right < left;
    case Comparison::below: return left < right;
    case Comparison::equal: return left == right;
    case Comparison::multiple: break; // no way is the shorter one to a multiple
    }
    return true;
}

Exact distance(const NumberComparison& comparison, const Place& place, const Report& report) {
    const Exact left = report.number(place, comparison.number);
    Exact right = comparison.other ? report.number(place, *comparison.other) : comparison.literal;
    if (!left.known() || !right.known())
        return 0;
    right = right * comparison.times;
    if (is_met(comparison.comparison, left, right))
        return 0;
    return left < right ? right - left : left - right;
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

bool is_further(const Overrun& now, const Overrun& before) {
    for (std::size_t i = 0; i < std::min(now.size(), before.size()); ++i)
        if (before[i] < now[i])
            return true;
    return false;
}

} // namespace muster
