// SPDX-License-Identifier: MIT
#include "check/fix_topics.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace muster {

namespace {

class TopicWalk {
public:
    TopicWalk(const Rule& rule, const Ruleset& ruleset) : ruleset_(ruleset), level_(rule.level) {
        for (const RuleCase& rule_case : rule.cases) {
            in_when_ = true;
            walk(rule_case.whens, level_);
            in_when_ = false;
            walk(rule_case.nevers, level_);
            walk(rule_case.needs, level_);
            for (const Condition& need : rule_case.needs)
                if (need.kind == ConditionKind::selection && need.selection.quantifier == Quantifier::any)
                    topics_.wanted.push_back(need.selection);
        }
    }

    RuleTopics take() { return std::move(topics_); }

private:
    TraitTopic& topic(Level level, std::size_t slot) {
        const auto index =
            static_cast<std::size_t>(trait_in_slot(ruleset_, level, slot) - ruleset_.traits.data());
        const auto known = std::find_if(topics_.traits.begin(), topics_.traits.end(),
                                        [&](const TraitTopic& t) { return t.trait == index; });
        if (known != topics_.traits.end()) {
            known->only_when &= in_when_;
            return *known;
        }
        TraitTopic& added = topics_.traits.emplace_back();
        added.trait = index;
        added.only_when = in_when_;
        return added;
    }

    static void add_range(TraitTopic& topic, const Range& range) {
        constexpr std::int32_t without_end = std::numeric_limits<std::int32_t>::max();
        topic.bounds.insert(topic.bounds.end(), {range.least - 1, range.least});
        if (range.most != without_end)
            topic.bounds.insert(topic.bounds.end(), {range.most, range.most + 1});
    }

    void walk(const Pattern& pattern, Level level, bool counted = false) {
        for (const ValueTest& test : pattern.values) {
            TraitTopic& spoken_of = topic(test.level, test.slot);
            spoken_of.masks.push_back(test.mask);
            spoken_of.counted |= counted;
        }
        for (const WholeTest& test : pattern.wholes)
            for (const Range& range : test.ranges)
                add_range(topic(test.level, test.slot), range);
        for (const NumberTest& test : pattern.numbers)
            walk_number(level, test.number);
    }

    void walk(const Selection& selection, Level level) {
        if (selection.quantifier == Quantifier::vignette)
            topics_.vignettes = true;
        if (selection.quantifier == Quantifier::self) {
            walk(selection.pattern, level);
            return;
        }
        topics_.members[index_of(selection.level)] = true;
        walk(selection.pattern, selection.level);
    }

    void walk(const std::vector<Condition>& conditions, Level level) {
        for (const Condition& condition : conditions)
            walk(condition, level);
    }

    void walk(const Condition& condition, Level level) {
        switch (condition.kind) {
        case ConditionKind::selection: walk(condition.selection, level); return;
        case ConditionKind::comparison: {
            const NumberComparison& comparison = condition.comparison;
            if (level == level_)
                topics_.comparisons.push_back(comparison);
            walk_number(level, comparison.number);
            if (comparison.other)
                walk_number(level, *comparison.other);
            return;
        }
        case ConditionKind::presence:
            topics_.lacking |= !in_when_;
            for (const auto& [at, slot] : condition.presence.wholes)
                topic(at, slot).asked_for = true;
            return;
        case ConditionKind::likeness: {
            const Likeness& likeness = condition.likeness;
            topics_.likenesses.push_back(likeness);
            for (const std::size_t slot : likeness.slots)
                topic(likeness.among, slot).every_value = true;
            topics_.members[index_of(likeness.among)] = true;
            walk(likeness.pattern, likeness.among);
            return;
        }
        case ConditionKind::other_revision: topics_.revision = true; return;
        }
    }

    void walk_number(Level level, std::size_t index) {
        if (!met_.emplace(level, index).second)
            return;
        for (const NumberCase& number_case : ruleset_.numbers_of(level)[index].cases) {
            walk(number_case.whens, level);
            for (const Step& step : number_case.steps)
                walk(step, level);
        }
    }

    void walk(const Step& step, Level level) {
        switch (step.kind) {
        case StepKind::table: walk(step.table, level); return;
        case StepKind::number: walk_number(level, step.number); return;
        case StepKind::trait: topic(step.trait_level, step.slot); return;
        case StepKind::constant: return;
        case StepKind::greatest:
        case StepKind::power:
            for (const std::size_t number : step.numbers)
                walk_number(level, number);
            return;
        case StepKind::sum:
        case StepKind::count: topics_.counts |= step.among == Level::troop; [[fallthrough]];
        case StepKind::lowest:
        case StepKind::highest: break;
        }
        topics_.members[index_of(step.among)] = true;
        walk(step.pattern, step.among, step.kind == StepKind::count);
        if (step.kind == StepKind::count) {
            topics_.wanted.push_back({Quantifier::any, step.among, 0, step.pattern});
        } else {
            walk_number(step.among, step.number);
        }
    }

    void walk(const Table& table, Level level) {
        for (const TableRow& row : table.rows)
            walk(row.selection, level);
        if (table.by_trait)
            topic(table.by_level, table.by_slot).every_value = true;
    }

    const Ruleset& ruleset_;
    Level level_;
    bool in_when_ = false;
    RuleTopics topics_;
    std::set<std::pair<Level, std::size_t>> met_;
};

} // namespace

bool TraitTopic::tells_apart(std::int32_t a, std::int32_t b) const {
    return every_value || std::any_of(masks.begin(), masks.end(), [&](std::uint64_t mask) {
               return ((mask >> static_cast<unsigned>(a)) & 1U) != ((mask >> static_cast<unsigned>(b)) & 1U);
           });
}

const Trait* trait_in_slot(const Ruleset& ruleset, Level level, std::size_t slot) {
    for (const std::size_t index : ruleset.at(level).traits)
        if (!ruleset.traits[index].is_text() && ruleset.traits[index].slot == slot)
            return &ruleset.traits[index];
    return nullptr;
}

RuleTopics topics_of(const Rule& rule, const Ruleset& ruleset) {
    return TopicWalk(rule, ruleset).take();
}

} // namespace muster
