// SPDX-License-Identifier: MIT
// CulpritSearch: which elements inside its place a finding is about. What the broken condition asks of the
// elements inside says so: those that match what is forbidden, those that differ, those that are counted too
// often. Where it asks only something of the place itself (a nation), they are those that make the rule
// apply.
#pragma once

#include "check/detail/number_evaluator.h"

#include <vector>

namespace muster {

class CulpritSearch {
public:
    // Both must outlive it.
    CulpritSearch(const Ruleset& ruleset, const NumberEvaluator& numbers, const ConditionTest& conditions)
        : ruleset_(ruleset), numbers_(numbers), conditions_(conditions), view_(conditions.view()) {}

    // Of a rule that is broken by the element, in the army's order.
    [[nodiscard]] std::vector<Place> find(const RuleCase& broken, const Subject& subject);

private:
    // Each adds the elements inside that make the condition come out as `truth`, or a number large or small,
    // and returns whether it asks anything of elements inside at all.
    bool add(const Condition& condition, Truth truth, const Subject& subject);
    bool add(const Selection& selection, bool holds, const Subject& subject);
    bool add(const NumberComparison& comparison, bool holds, const Subject& subject);
    bool add(const Likeness& likeness, bool holds, const Subject& subject);
    bool add(Level level, std::size_t number, bool large, const Subject& subject);
    bool add(const Step& step, bool large, const Subject& subject);
    void add_counted(const Step& step, const Subject& subject);
    void add_summed(const Step& step, const Subject& subject);
    void add_extremes(const Step& step, const Subject& subject);

    const Ruleset& ruleset_;
    const NumberEvaluator& numbers_;
    const ConditionTest& conditions_;
    const ArmyView& view_;
    std::vector<Place> found_;
};

} // namespace muster
