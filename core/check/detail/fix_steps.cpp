// SPDX-License-Identifier: MIT
#include "check/detail/fix_steps.h"

namespace muster {

namespace {

// a / b; b is not 0.
Exact quotient(Exact a, Exact b) {
    return a * Exact::fraction(b.under(), b.over());
}

// To the nearest multiples below and above.
std::vector<std::int64_t> steps_to_multiples(const Sides& before, Exact change) {
    std::vector<std::int64_t> result;
    if (before.right == Exact(0))
        return result;
    const Exact times = quotient(before.left, before.right);
    for (const Exact wanted : {times.rounded_down(), times.rounded_up()}) {
        const Exact steps = quotient(wanted * before.right - before.left, change);
        if (steps.is_whole())
            result.push_back(steps.over());
    }
    return result;
}

} // namespace

bool holds(Comparison comparison, Exact difference) {
    switch (comparison) {
    case Comparison::least: return !(difference < Exact(0));
    case Comparison::most: return !(Exact(0) < difference);
    case Comparison::above: return Exact(0) < difference;
    case Comparison::below: return difference < Exact(0);
    case Comparison::equal: return difference == Exact(0);
    case Comparison::multiple: break;
    }
    return false;
}

Sides sides_of(const NumberComparison& comparison, const Place& place, const Report& report) {
    const Exact right = comparison.other ? report.number(place, *comparison.other) : comparison.literal;
    return {report.number(place, comparison.number), right * comparison.times};
}

std::vector<std::int64_t> steps_needed(const NumberComparison& comparison, const Sides& before,
                                       const Sides& after, std::int64_t step) {
    if (!before.left.known() || !before.right.known() || !after.left.known() || !after.right.known())
        return {};
    const Exact start = before.left - before.right;
    const Exact change = (after.left - after.right - start) * step;
    if (change == Exact(0))
        return {};
    if (comparison.comparison == Comparison::multiple)
        return steps_to_multiples(before, change);
    // Where both sides are equal, or the first whole step beyond.
    const Exact meeting = quotient(start * -1, change);
    const bool now = holds(comparison.comparison, start);
    const bool forward = !(meeting < Exact(0));
    const Exact first = forward ? meeting.rounded_up() : meeting.rounded_down();
    for (const std::int64_t further : {0, 1}) {
        const std::int64_t steps = first.over() + (forward ? further : -further);
        if (holds(comparison.comparison, start + change * steps) != now)
            return {steps};
    }
    return {};
}

} // namespace muster
