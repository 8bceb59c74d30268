// SPDX-License-Identifier: MIT
#include "check/detail/culprit_search.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

// Whether a comparison that came out this way did so because its left side is large.
bool left_is_large(Comparison comparison, bool holds, const Exact& left, const Exact& right) {
    switch (comparison) {
    case Comparison::least:
    case Comparison::above: return holds;
    case Comparison::most:
    case Comparison::below: return !holds;
    case Comparison::equal: return holds || right < left;
    case Comparison::multiple: break;
    }
    return true;
}

// A number that singles elements out: it can be absent or 0 by a case of its own, so that only some have it.
bool singles_out(const Number& number) {
    const auto is_zero = [](const Step& step) {
        return step.kind == StepKind::constant && step.factor == Exact(0);
    };
    return std::none_of(number.cases.begin(), number.cases.end(),
                        [](const NumberCase& one) { return one.whens.empty(); }) ||
           std::any_of(number.cases.begin(), number.cases.end(), [&](const NumberCase& one) {
               return std::all_of(one.steps.begin(), one.steps.end(), is_zero);
           });
}

} // namespace

std::vector<Place> CulpritSearch::find(const RuleCase& broken, const Subject& own) {
    found_.clear();
    bool about_elements = false;
    for (const Condition& never : broken.nevers)
        if (conditions_.truth(never, own) == Truth::yes)
            about_elements |= add(never, Truth::yes, own);
    for (const Condition& need : broken.needs)
        if (conditions_.truth(need, own) == Truth::no)
            about_elements |= add(need, Truth::no, own);
    if (!about_elements)
        for (const Condition& when : broken.whens)
            add(when, Truth::yes, own);
    std::sort(found_.begin(), found_.end());
    found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
    return std::exchange(found_, {});
}

bool CulpritSearch::add(const Condition& condition, Truth truth, const Subject& own) {
    const bool holds = truth == Truth::yes;
    switch (condition.kind) {
    case ConditionKind::selection: return add(condition.selection, holds, own);
    case ConditionKind::comparison: return add(condition.comparison, holds, own);
    case ConditionKind::likeness: return add(condition.likeness, holds, own);
    // Where something is missing, nothing that is there is to blame.
    case ConditionKind::presence: return condition.presence.wanted_given != holds;
    case ConditionKind::other_revision: break;
    }
    return false;
}

bool CulpritSearch::add(const Selection& selection, bool holds, const Subject& own) {
    if (selection.quantifier == Quantifier::self)
        return false;
    if (selection.quantifier == Quantifier::vignette) {
        const std::uint32_t troop = conditions_.vignette(selection, own);
        if (troop != own.node.troops.end)
            found_.push_back(view_.place_of(Level::troop, troop));
        return true;
    }
    const bool all = selection.quantifier == Quantifier::all;
    if (!all && holds == (selection.quantifier == Quantifier::none))
        return true; // no element matches
    const bool matching = !all || holds;
    const IndexRange range = view_.inside(own.level, own.index, selection.level);
    for (std::uint32_t i = range.begin; i != range.end; ++i)
        if (conditions_.matches(selection.pattern, conditions_.subject(selection.level, i)) == matching)
            found_.push_back(view_.place_of(selection.level, i));
    return true;
}

bool CulpritSearch::add(const NumberComparison& comparison, bool holds, const Subject& own) {
    const Exact left = own.numbers[comparison.number];
    const Exact right =
        (comparison.other ? own.numbers[*comparison.other] : comparison.literal) * comparison.times;
    const bool large = left_is_large(comparison.comparison, holds, left, right);
    bool about_elements = add(own.level, comparison.number, large, own);
    if (comparison.other)
        about_elements |= add(own.level, *comparison.other, !large, own);
    return about_elements;
}

bool CulpritSearch::add(const Likeness& likeness, bool holds, const Subject& own) {
    if (likeness.distinct && !holds) {
        for (const std::uint32_t twin : conditions_.twins(likeness, own))
            found_.push_back(view_.place_of(likeness.among, twin));
        return true;
    }
    const IndexRange range = view_.inside(own.level, own.index, likeness.among);
    for (std::uint32_t i = range.begin; i != range.end; ++i)
        if (conditions_.is_compared(likeness, i))
            found_.push_back(view_.place_of(likeness.among, i));
    return true;
}

bool CulpritSearch::add(Level level, std::size_t number, bool large, const Subject& own) {
    const std::optional<std::size_t> used = numbers_.case_in_use(number, own);
    bool about_elements = false;
    if (used)
        for (const Step& step : ruleset_.numbers_of(level)[number].cases[*used].steps)
            about_elements |= add(step, step.operation == Operation::minus ? !large : large, own);
    return about_elements;
}

bool CulpritSearch::add(const Step& step, bool large, const Subject& own) {
    switch (step.kind) {
    case StepKind::number: return add(own.level, step.number, step.factor < Exact(0) ? !large : large, own);
    case StepKind::greatest:
    case StepKind::power: {
        bool about_elements = false;
        for (const std::size_t number : step.numbers)
            about_elements |= add(own.level, number, large, own);
        return about_elements;
    }
    case StepKind::count:
        if (large)
            add_counted(step, own);
        return true;
    case StepKind::sum:
        if (large)
            add_summed(step, own);
        return true;
    case StepKind::lowest:
    case StepKind::highest:
        if (large == (step.kind == StepKind::highest))
            add_extremes(step, own);
        return true;
    case StepKind::table:
    case StepKind::trait:
    case StepKind::constant: break;
    }
    return false;
}

// A count of all that there is singles out none.
void CulpritSearch::add_counted(const Step& step, const Subject& own) {
    if (step.pattern.empty())
        return;
    const IndexRange range = view_.inside(own.level, own.index, step.among);
    for (std::uint32_t i = range.begin; i != range.end; ++i)
        if (conditions_.matches(step.pattern, conditions_.subject(step.among, i)))
            found_.push_back(view_.place_of(step.among, i));
}

// Those that have a share in the sum; nor does a total of all that there is single out any.
void CulpritSearch::add_summed(const Step& step, const Subject& own) {
    const bool some_only = !step.pattern.empty() || singles_out(ruleset_.numbers_of(step.among)[step.number]);
    const IndexRange range = view_.inside(own.level, own.index, step.among);
    for (std::uint32_t i = range.begin; i != range.end; ++i) {
        const Subject inner = conditions_.subject(step.among, i);
        const Exact value = inner.numbers[step.number];
        if (!value.known() || value == Exact(0) || !conditions_.matches(step.pattern, inner))
            continue;
        // A sum of what is counted further down is about what is counted.
        if (!add(step.among, step.number, true, inner) && some_only)
            found_.push_back(view_.place_of(step.among, i));
    }
}

void CulpritSearch::add_extremes(const Step& step, const Subject& own) {
    const IndexRange range = view_.inside(own.level, own.index, step.among);
    const bool highest = step.kind == StepKind::highest;
    Exact extreme;
    for (const bool naming : {false, true})
        for (std::uint32_t i = range.begin; i != range.end; ++i) {
            const Subject inner = conditions_.subject(step.among, i);
            const Exact value = inner.numbers[step.number];
            if (!value.known() || !conditions_.matches(step.pattern, inner))
                continue;
            if (naming && value == extreme)
                found_.push_back(view_.place_of(step.among, i));
            else if (!naming && (!extreme.known() || (highest ? extreme < value : value < extreme)))
                extreme = value;
        }
}

} // namespace muster
