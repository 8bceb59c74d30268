// SPDX-License-Identifier: MIT
// The sides of a comparison of numbers, and how many steps it needs to come out the other way, reckoned from
// what one step did as though the numbers moved in a straight line.
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

// Whether it is kept by sides that differ by so much, left less right; never a multiple, which the difference
// does not tell.
[[nodiscard]] bool holds(Comparison comparison, Exact difference);

// The numbers of steps that turn the comparison round, both ways if both do (a multiple); none if a step
// moves nothing or a side is unknown. `step` is 1 or -1: what was done between the two.
[[nodiscard]] std::vector<std::int64_t> steps_needed(const NumberComparison& comparison, const Sides& before,
                                                     const Sides& after, std::int64_t step);

} // namespace muster
