// SPDX-License-Identifier: MIT
#include "ruleset/reader_parts.h"

namespace muster {

namespace {

void add(RuleTriggers& triggers, Guard guard, Trigger trigger, bool applies_when_empty) {
    if (!guard.possible)
        return;
    if (triggers.words.empty() || triggers.words.back().patterns.size() == PatternSet::most_patterns)
        triggers.words.emplace_back();
    RuleTriggers::Word& word = triggers.words.back();
    if (applies_when_empty)
        word.applies_when_empty |= 1ULL << word.patterns.size();
    word.patterns.add(guard.values);
    trigger.troops = guard.troops;
    trigger.rest = std::move(guard.rest);
    word.triggers.push_back(std::move(trigger));
}

} // namespace

void compile_triggers(Ruleset& ruleset) {
    for (std::size_t i = 0; i < ruleset.rules.size(); ++i) {
        const Rule& rule = ruleset.rules[i];
        for (std::size_t j = 0; j < rule.cases.size(); ++j) {
            Trigger trigger;
            trigger.rule = static_cast<std::uint32_t>(i);
            trigger.rule_case = static_cast<std::uint32_t>(j);
            Guard whens;
            for (const Condition& when : rule.cases[j].whens)
                whens.want(when, Truth::yes);
            const auto add_with = [&](const Condition& condition, Truth truth) {
                Guard guard = whens;
                guard.want(condition, truth);
                add(ruleset.compiled.at(rule.level).triggers, std::move(guard), trigger,
                    rule.applies_when_empty);
            };
            for (const Condition& never : rule.cases[j].nevers)
                add_with(never, Truth::yes);
            for (const Condition& need : rule.cases[j].needs)
                add_with(need, Truth::no);
        }
    }
}

} // namespace muster
