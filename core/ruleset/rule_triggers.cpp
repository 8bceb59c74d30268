// SPDX-License-Identifier: MIT
#include "ruleset/reader_parts.h"
#include "ruleset/troop_tests.h"

namespace muster {

namespace {

// What is known to be necessary for a trigger while its conditions are put together.
struct Draft {
    std::vector<ValueTest> tests;
    Trigger trigger;
    bool possible = true;
};

void want_bit(std::uint64_t& asked, std::uint64_t& wanted, std::int8_t bit, bool value, bool& possible) {
    const std::uint64_t mask = 1ULL << static_cast<unsigned>(bit);
    const std::uint64_t want = value ? mask : 0;
    if ((asked & mask) != 0 && (wanted & mask) != want)
        possible = false;
    asked |= mask;
    wanted |= want;
}

// True if the troops' bits decide the condition.
bool want_of_troops(Draft& draft, const Selection& selection, bool wanted) {
    const std::int8_t bit = selection.pattern.troop_test;
    if (!selection.is_of_troops() || bit < 0)
        return false;
    Trigger& trigger = draft.trigger;
    if (selection.quantifier == Quantifier::all)
        want_bit(trigger.asked.all, trigger.wanted.all, bit, wanted, draft.possible);
    else
        want_bit(trigger.asked.any, trigger.wanted.any, bit,
                 wanted == (selection.quantifier == Quantifier::any), draft.possible);
    return true;
}

// True if value tests on the element decide the condition. What they can say they say in any case.
bool want_of_values(Draft& draft, const Selection& selection, bool wanted) {
    const Pattern& pattern = selection.pattern;
    if (selection.quantifier != Quantifier::self)
        return false;
    if (wanted) {
        draft.tests.insert(draft.tests.end(), pattern.values.begin(), pattern.values.end());
        return pattern.is_plain();
    }
    // The opposite of several tests is no set of tests.
    if (!pattern.is_plain() || pattern.values.size() != 1)
        return false;
    const ValueTest& test = pattern.values.front();
    draft.tests.push_back({test.level, test.slot, ~test.mask});
    return true;
}

void want(Draft& draft, const Condition& condition, Truth truth) {
    if (condition.kind == ConditionKind::selection) {
        const bool wanted = truth == Truth::yes;
        if (want_of_troops(draft, condition.selection, wanted) ||
            want_of_values(draft, condition.selection, wanted))
            return;
    }
    draft.trigger.rest.push_back({condition, truth});
}

void add(RuleTriggers& triggers, Draft draft, bool tested_empty) {
    if (!draft.possible)
        return;
    if (triggers.words.empty() || triggers.words.back().patterns.size() == PatternSet::most_patterns)
        triggers.words.emplace_back();
    RuleTriggers::Word& word = triggers.words.back();
    if (tested_empty)
        word.tested_empty |= 1ULL << word.patterns.size();
    word.patterns.add(draft.tests);
    word.triggers.push_back(std::move(draft.trigger));
}

} // namespace

void compile_triggers(Ruleset& ruleset) {
    compile_troop_tests(ruleset);
    for (std::size_t i = 0; i < ruleset.rules.size(); ++i) {
        const Rule& rule = ruleset.rules[i];
        for (std::size_t j = 0; j < rule.cases.size(); ++j) {
            Draft whens;
            whens.trigger.rule = static_cast<std::uint16_t>(i);
            whens.trigger.rule_case = static_cast<std::uint16_t>(j);
            for (const Condition& when : rule.cases[j].whens)
                want(whens, when, Truth::yes);
            const auto add_with = [&](const Condition& condition, Truth truth) {
                Draft draft = whens;
                want(draft, condition, truth);
                add(ruleset.triggers[index_of(rule.level)], std::move(draft), rule.tested_empty);
            };
            for (const Condition& never : rule.cases[j].nevers)
                add_with(never, Truth::yes);
            for (const Condition& need : rule.cases[j].needs)
                add_with(need, Truth::no);
        }
    }
}

} // namespace muster
