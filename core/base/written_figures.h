// SPDX-License-Identifier: MIT
// How large the figures may be that Exact::parse() reads.
#pragma once

#include <cstdint>

namespace muster {

// And as far below 0.
inline constexpr std::int64_t largest_written_figure = 1'000'000'000;
// Below the line of a fraction.
inline constexpr std::int64_t largest_written_denominator = 1'000;

} // namespace muster
