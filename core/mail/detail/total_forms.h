// SPDX-License-Identifier: MIT
// Totals of a list or of a part of it, brought to the one form that the readers of totals know.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Total with the two generals: 1417" as "Total: 1417".
[[nodiscard]] std::string with_total_of_all(std::string line, const Vocabulary& vocabulary);

// "TOTAL 934 (66 in hand for camels next time)": what is left is not of the list.
[[nodiscard]] std::string without_remainder(std::string line, const Vocabulary& vocabulary);
// "= 248, so two to spare.", "934, rest went on beer" as "Total 248".
[[nodiscard]] std::string with_total_before_remainder(std::string line, const Vocabulary& vocabulary);
// "4 vignettes in this wing" as "Subtotal 4 vignettes".
[[nodiscard]] std::string with_sum_of_this_part(std::string line, const Vocabulary& vocabulary);
// "One vignette for each code, 12." as "Total 12".
[[nodiscard]] std::string with_total_behind_layout(std::string line, const Vocabulary& vocabulary);

// "Twelve for Saturday week" as "Twelve vignettes for Saturday week", where armies are counted by them.
[[nodiscard]] std::string with_number_for_occasion(std::string line, const Vocabulary& vocabulary);

} // namespace muster
