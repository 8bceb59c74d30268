// SPDX-License-Identifier: MIT
// Forms in which players write what a line of troops says, brought to the one that its readers know.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>

namespace muster {

// "1 unit of 30 MI" as "30 MI", "three units each of: 20 MI" as "3 x 20 MI"; where troops have prices,
// "(cdr)" as "+ cdr" and a sum that comes out, "20 x 7 + 10 = 150" at the end, as "= 150".
[[nodiscard]] std::string in_usual_form(std::string_view line, const Vocabulary& vocabulary);

} // namespace muster
