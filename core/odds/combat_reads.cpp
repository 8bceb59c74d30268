// SPDX-License-Identifier: MIT
#include "odds/combat_reads.h"

#include "check/fix_topics.h"
#include "odds/switch_use.h"

#include <utility>

namespace muster {

namespace {

void add_slots_read(const CombatMode& mode, std::set<std::size_t>& slots) {
    const std::vector<bool> in_use = registers_in_use(mode);
    for (std::size_t i = 0; i < mode.names.size(); ++i)
        if (mode.names[i].kind == CombatNameKind::trait && (in_use[2 * i] || in_use[2 * i + 1]))
            slots.insert(mode.names[i].origin);
}

// A rule that compares the numbers depends on what they rest on.
void add_slots_behind(const std::set<std::size_t>& numbers, const Ruleset& ruleset,
                      std::set<std::size_t>& slots) {
    Rule rule;
    rule.level = Level::troop;
    RuleCase& compared = rule.cases.emplace_back();
    for (const std::size_t number : numbers) {
        Condition condition;
        condition.kind = ConditionKind::comparison;
        condition.comparison.number = number;
        compared.needs.push_back(std::move(condition));
    }
    for (const TraitTopic& topic : topics_of(rule, ruleset).traits)
        if (ruleset.traits[topic.trait].level == Level::troop)
            slots.insert(ruleset.traits[topic.trait].slot);
}

} // namespace

CombatReads::CombatReads(const Ruleset& ruleset) {
    std::set<std::size_t> slots;
    for (const CombatMode& mode : ruleset.combat) {
        add_slots_read(mode, slots);
        numbers_.merge(numbers_read(mode));
    }
    add_slots_behind(numbers_, ruleset, slots);
    for (const std::size_t index : ruleset.at(Level::troop).traits)
        if (!ruleset.traits[index].is_text() && slots.contains(ruleset.traits[index].slot))
            traits_.push_back(index);
}

std::set<std::size_t> numbers_read(const CombatMode& mode) {
    std::set<std::size_t> numbers;
    for (const CombatDefinition& definition : mode.definitions)
        for (const CombatStep& step : definition.steps)
            if (step.source == CombatSource::number)
                numbers.insert(step.index);
    return numbers;
}

} // namespace muster
