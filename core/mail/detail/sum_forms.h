// SPDX-License-Identifier: MIT
// Sums at the end of a line of troops, brought to the one form that the line's readers know.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Immortals: medium infantry B, bow, 20 x 8 + 10 = 170", where nothing counts them before, as "Immortals: 20
// medium infantry B, bow, @ 8, unit commander 10 = 170".
[[nodiscard]] std::string with_count_of_sum(std::string line, const Vocabulary& vocabulary);

// "20 x 7 + 10 = 150", where 20 stands before it and it comes out, as "= 150".
[[nodiscard]] std::string with_sum_alone(std::string line, const Vocabulary& vocabulary);

// "…, and a unit commander at 10, together 178." as "… = 178"; where troops have no prices
// "A 140, B 78, together 218." as "…, total 218".
[[nodiscard]] std::string with_sum_told(std::string line, const Vocabulary& vocabulary);

// "…, unit commander 25, makes 220." as "…, unit commander 25 = 220".
[[nodiscard]] std::string with_sum_made(std::string line, const Vocabulary& vocabulary);

// "…, at 13, and a unit commander: 195 + 25 = 220" as "… = 220": the summands are those of the troops.
[[nodiscard]] std::string without_summands(std::string line, const Vocabulary& vocabulary);

} // namespace muster
