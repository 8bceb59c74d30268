// SPDX-License-Identifier: MIT
// The two sides of a comparison, and how many steps reverse its result, extrapolated linearly from the effect
// of one step.
#pragma once

#include "base/exact.h"
#include "check/report.h"

#include <cstdint>
#include <vector>

namespace muster {

// The two sides of a comparison at one place of one report.
struct Sides {
    Exact left;
    Exact right; // multiplied by `times`
};
[[nodiscard]] Sides sides_of(const NumberComparison& comparison, const Place& place, const Report& report);

// Whether the comparison holds if left minus right is `difference`. Never true of a multiple, which the
// difference does not determine.
[[nodiscard]] bool holds(Comparison comparison, Exact difference);

// The numbers of steps that reverse the comparison, in both directions for a multiple; none if a step has no
// effect or a side is unknown. `step` is 1 or -1: the step between the two.
[[nodiscard]] std::vector<std::int64_t> steps_needed(const NumberComparison& comparison, const Sides& before,
                                                     const Sides& after, std::int64_t step);

} // namespace muster
