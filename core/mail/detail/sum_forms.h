// SPDX-License-Identifier: MIT
// Sums at the end of a line of troops, brought to the one form that the line's readers know.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "20 x 7 + 10 = 150", where 20 stands before it and it comes out, as "= 150".
[[nodiscard]] std::string with_sum_alone(std::string line, const Vocabulary& vocabulary);

// "…, and a unit commander at 10, together 178." as "… = 178".
[[nodiscard]] std::string with_sum_told(std::string line, const Vocabulary& vocabulary);

// "…, at 13, and a unit commander: 195 + 25 = 220" as "… = 220": the summands are those of the troops.
[[nodiscard]] std::string without_summands(std::string line, const Vocabulary& vocabulary);

// "TOTAL 934 (66 in hand for camels next time)": what is left is not of the list.
[[nodiscard]] std::string without_remainder(std::string line, const Vocabulary& vocabulary);

} // namespace muster
