// SPDX-License-Identifier: MIT
// "fifty deep", "hussars with a brace of pistols each": numbers of how men stand and what each of them
// carries.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// The line of troops without such numbers, where another number counts the troops.
[[nodiscard]] std::string without_numbers_of_men(std::string line, const Vocabulary& vocabulary);

// "Thebans, eight deep": whether the only number of the line tells how deep they stand, so that it may count
// them, or not.
[[nodiscard]] bool counts_depth_alone(const Tokens& tokens);

} // namespace muster
