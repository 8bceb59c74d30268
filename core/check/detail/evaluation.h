// SPDX-License-Identifier: MIT
// Evaluation: the check of one army under one rule set, and queries on its report.
#pragma once

#include "check/checker.h"
#include "check/detail/army_view.h"
#include "check/detail/condition_test.h"
#include "check/detail/number_evaluator.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <vector>

namespace muster {

class Evaluation {
public:
    // Runs the whole check. Replaces the contents of the report and reuses its memory.
    static void run(const Army& army, const Ruleset& ruleset, Detail detail, Report& report);

    // For queries on an army that has been checked.
    Evaluation(const Army& army, const Ruleset& ruleset, const Report& report);

    // Lays the report out and fills in its numbers. It is the one that this was made for.
    void compute(Detail detail, Report& report) const;
    [[nodiscard]] std::vector<Term> terms(const Place& place, std::size_t number) const;
    [[nodiscard]] bool holds(const Selection& selection, const Place& place) const;
    // Whether the element is one that the case speaks about.
    [[nodiscard]] bool applies(const RuleCase& rule_case, const Place& place) const;

private:
    void lay_out(Detail detail, Report& report) const;
    // The army's own values, or fixed_values_ if the rule set fixes some.
    [[nodiscard]] const TraitValues& army_values(const Army& army);
    [[nodiscard]] Subject subject(const Place& place) const {
        return conditions_.subject(place.level(), static_cast<std::uint32_t>(report_.element_index(place)));
    }
    void find_broken_rules(Report& report) const;
    void find_broken_rules(const RuleTriggers::Word& word, Level level, std::uint32_t index,
                           std::vector<Finding>& findings) const;
    void name_culprits(std::vector<Finding>& findings) const;

    const Ruleset& ruleset_;
    TraitValues fixed_values_; // the army's own, if the rule set fixes some of them
    ArmyView view_;
    const Report& report_;
    ConditionTest conditions_;
    NumberEvaluator numbers_;
};

} // namespace muster
