// SPDX-License-Identifier: MIT
#include "ruleset/reader_parts.h"

namespace muster {

namespace {

using Tests = std::vector<ValueTest>;

const std::vector<ValueTest>* own_values(const Condition& condition) {
    if (condition.kind != ConditionKind::selection || condition.selection.quantifier != Quantifier::self)
        return nullptr;
    return &condition.selection.pattern.values;
}

// What must hold for `need` to be broken, beyond the whens: known for a single value test only.
Tests opposite(const Condition& need) {
    const auto* values = own_values(need);
    if (values == nullptr || values->size() != 1 || !need.selection.pattern.is_plain())
        return {};
    const ValueTest& test = values->front();
    return {{test.level, test.slot, ~test.mask}};
}

class TriggerList {
public:
    explicit TriggerList(RuleTriggers& triggers) : triggers_(triggers) {}

    void add(std::size_t rule, Tests whens, const Tests& more) {
        whens.insert(whens.end(), more.begin(), more.end());
        if (triggers_.words.empty() || triggers_.words.back().patterns.size() == PatternSet::most_patterns)
            triggers_.words.emplace_back();
        triggers_.words.back().patterns.add(whens);
        triggers_.words.back().rule_of_pattern.push_back(rule);
    }

private:
    RuleTriggers& triggers_;
};

} // namespace

void compile_triggers(Ruleset& ruleset) {
    for (std::size_t i = 0; i < ruleset.rules.size(); ++i) {
        const Rule& rule = ruleset.rules[i];
        TriggerList list(ruleset.triggers[index_of(rule.level)]);
        for (const RuleCase& rule_case : rule.cases) {
            Tests whens;
            for (const Condition& when : rule_case.whens)
                if (const auto* values = own_values(when))
                    whens.insert(whens.end(), values->begin(), values->end());
            for (const Condition& never : rule_case.nevers) {
                const auto* values = own_values(never);
                list.add(i, whens, values == nullptr ? Tests() : *values);
            }
            for (const Condition& need : rule_case.needs)
                list.add(i, whens, opposite(need));
        }
    }
}

} // namespace muster
