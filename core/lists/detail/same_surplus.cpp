// SPDX-License-Identifier: MIT
#include "lists/detail/same_surplus.h"

#include <algorithm>

namespace muster {

std::int64_t SameSurplus::too_many_of_entry(const Finding& finding) const {
    if (!ruleset_.rules[finding.rule].is_added())
        return 0;
    const ListRule& rule = in_force_.rule_of(finding);
    return rule.kind == ListRuleKind::most ? sums_.imbalances(rule).front().steps() : 0;
}

Exact SameSurplus::published_surplus(const Finding& finding) const {
    const Rule& rule = ruleset_.rules[finding.rule];
    if (!ruleset_.size || rule.level != Level::army || finding.severity != Severity::error)
        return 0;
    for (const Condition& need : rule.cases[finding.rule_case].needs) {
        const NumberComparison& compared = need.comparison;
        if (need.kind != ConditionKind::comparison || compared.number != ruleset_.size->number ||
            (compared.comparison != Comparison::equal && compared.comparison != Comparison::most))
            continue;
        const Exact have = report_.number({}, compared.number);
        const Exact most =
            compared.other ? report_.number({}, *compared.other) * compared.times : compared.literal;
        if (have.known() && most.known())
            return have - most;
    }
    return 0;
}

Exact SameSurplus::surplus(const Finding& finding) const {
    if (!ruleset_.rules[finding.rule].is_added())
        return published_surplus(finding);
    const ListRule& rule = in_force_.rule_of(finding);
    const bool is_most = rule.kind == ListRuleKind::size || (rule.kind == ListRuleKind::limit &&
                                                             in_force_.list().limits[rule.index].amount.most);
    if (!is_most)
        return 0;
    const std::vector<Imbalance> ways = sums_.imbalances(rule);
    return ways.size() == 1 && ways.front().too_many && ways.front().counted ? ways.front().steps() : 0;
}

bool SameSurplus::counts_entry(const Finding& wider, const Finding& of_entry) const {
    if (!ruleset_.rules[wider.rule].is_added() || in_force_.rule_of(wider).kind == ListRuleKind::size)
        return true;
    const ListParts& parts = in_force_.list().limits[in_force_.rule_of(wider).index].parts;
    return parts.empty() ||
           std::find(parts.begin(), parts.end(), in_force_.rule_of(of_entry).part) != parts.end();
}

void SameSurplus::join(std::vector<Finding>& findings) const {
    std::vector<std::int64_t> of_entries;
    of_entries.reserve(findings.size());
    for (const Finding& finding : findings)
        of_entries.push_back(too_many_of_entry(finding));
    if (std::none_of(of_entries.begin(), of_entries.end(), [](std::int64_t count) { return count != 0; }))
        return;
    for (Finding& wider : findings) {
        const Exact too_many = surplus(wider);
        if (!(Exact(0) < too_many))
            continue;
        Exact told(0);
        for (std::size_t i = 0; i < findings.size(); ++i)
            if (of_entries[i] != 0 && counts_entry(wider, findings[i]))
                told = told + Exact(of_entries[i]);
        if (told != too_many)
            continue;
        wider.is_covered = true;
        for (std::size_t i = 0; i < findings.size(); ++i)
            if (of_entries[i] != 0 && counts_entry(wider, findings[i]))
                findings[i].covers.push_back(wider.rule);
    }
}

} // namespace muster
