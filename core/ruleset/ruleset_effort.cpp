// SPDX-License-Identifier: MIT
// How many steps a report takes for each element of an army.
#include "base/limits.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

namespace muster {

namespace {

class Effort {
public:
    [[nodiscard]] std::size_t steps() const { return steps_; }
    [[nodiscard]] std::size_t sortings() const { return sortings_; }

    void add(const Number& number) {
        for (const NumberCase& one : number.cases) {
            add(one.whens);
            for (const Step& step : one.steps)
                add(step);
        }
    }

    void add(const Rule& rule) {
        for (const RuleCase& one : rule.cases)
            for (const auto* conditions : {&one.whens, &one.nevers, &one.needs})
                add(*conditions);
    }

private:
    void add(const std::vector<Condition>& conditions) {
        constexpr std::size_t sorting = 10; // elements that are compared with one another are sorted
        for (const Condition& condition : conditions) {
            const bool sorts = condition.kind == ConditionKind::likeness && condition.likeness.distinct;
            steps_ += sorts ? sorting : 1;
            sortings_ += sorts ? 1 : 0;
            add(condition.selection.pattern);
            add(condition.likeness.pattern);
        }
    }

    // The rows of a plain table are found at once.
    void add(const Step& step) {
        steps_ += 1 + step.numbers.size();
        add(step.pattern);
        if (step.table.plain)
            return;
        steps_ += step.table.rows.size();
        for (const TableRow& row : step.table.rows)
            add(row.selection.pattern);
    }

    void add(const Pattern& pattern) {
        for (const WholeTest& test : pattern.wholes)
            steps_ += test.ranges.size();
        for (const NumberTest& test : pattern.numbers)
            steps_ += test.ranges.size();
    }

    std::size_t steps_ = 0;
    std::size_t sortings_ = 0;
};

} // namespace

void check_effort(RulesetReading& reading, const XmlElement& root) {
    Effort effort;
    for (const std::vector<Number>& numbers : reading.ruleset.numbers)
        for (const Number& number : numbers)
            effort.add(number);
    for (const Rule& rule : reading.ruleset.rules)
        effort.add(rule);
    if (effort.steps() > most_steps)
        reading.source.fail(root.name(),
                            fmt::format("a report by this rule set takes {} steps for each element of an "
                                        "army, and at most {} are read: its conditions, the steps of its "
                                        "numbers, rows that more than traits decide, and the ranges in "
                                        "them. Leave some out",
                                        effort.steps(), most_steps));
    constexpr std::size_t whole_sorting = 50; // of a large army, with the search for those that are alike
    reading.ruleset.steps = effort.steps() + whole_sorting * effort.sortings();
}

} // namespace muster
