// SPDX-License-Identifier: MIT
#include "ruleset/detail/troop_tests.h"

#include <algorithm>

namespace muster {

namespace {

using Tests = std::vector<ValueTest>;

bool same_tests(const Tests& a, const Tests& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const ValueTest& x, const ValueTest& y) {
        return x.level == y.level && x.slot == y.slot && x.mask == y.mask;
    });
}

class Collector {
public:
    explicit Collector(Ruleset& ruleset) : ruleset_(ruleset) {}

    void collect() {
        for (const Level level : all_levels)
            for (std::size_t i = 0; i < ruleset_.numbers_of(level).size(); ++i)
                if (ruleset_.compiled.at(level).numbers[i].needed)
                    add(ruleset_.numbers[index_of(level)][i]);
        for (Rule& rule : ruleset_.rules)
            for (RuleCase& rule_case : rule.cases)
                for (auto* conditions : {&rule_case.whens, &rule_case.nevers, &rule_case.needs})
                    add(*conditions);
    }

private:
    // Leaves a pattern without a bit when all are given away; it is then tested troop by troop.
    void add(Pattern& pattern) {
        if (!pattern.is_plain())
            return;
        auto found = std::find_if(known_.begin(), known_.end(),
                                  [&](const Tests& known) { return same_tests(known, pattern.values); });
        if (found == known_.end()) {
            if (known_.size() == PatternSet::most_patterns)
                return;
            ruleset_.compiled.troop_tests.add(pattern.values);
            known_.push_back(pattern.values);
            found = known_.end() - 1;
        }
        pattern.troop_test = static_cast<std::int8_t>(found - known_.begin());
    }

    void add(Selection& selection) {
        if (selection.is_of_troops())
            add(selection.pattern);
    }

    void add(std::vector<Condition>& conditions) {
        for (Condition& condition : conditions) {
            if (condition.kind == ConditionKind::selection)
                add(condition.selection);
            if (condition.kind == ConditionKind::likeness && condition.likeness.among == Level::troop)
                add(condition.likeness.pattern);
        }
    }

    void add(Number& number) {
        for (NumberCase& number_case : number.cases) {
            add(number_case.whens);
            for (Step& step : number_case.steps) {
                for (TableRow& row : step.table.rows)
                    add(row.selection);
                if (step.kind == StepKind::count && step.among == Level::troop)
                    add(step.pattern);
            }
        }
    }

    Ruleset& ruleset_;
    std::vector<Tests> known_;
};

} // namespace

void compile_troop_tests(Ruleset& ruleset) {
    Collector(ruleset).collect();
}

} // namespace muster
