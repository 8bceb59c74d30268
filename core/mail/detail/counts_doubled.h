// SPDX-License-Identifier: MIT
// Troops with a gun attached, of which the line says what they count for.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "3 x (HIP-III-RA)+AA(EII) foot - 3 bases, but they count as 6" without the last clauses, where the first
// count is the line's own and the second twice as many, as the rules have it. Any other number stays.
[[nodiscard]] std::string with_doubled_count_left_out(std::string line, const Vocabulary& vocabulary);

} // namespace muster
