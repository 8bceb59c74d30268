// SPDX-License-Identifier: MIT
// "1 unit of 30 MI", "three units each of: 20 MI", "2 Einheiten zu je 10 LC": so many units of as many
// figures.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>
#include <string_view>

namespace muster {

// The line with "3 x 20" in place of "three units of 20", and "30" in place of "1 unit of 30".
[[nodiscard]] std::string with_units_as_times(std::string_view line, const Vocabulary& vocabulary);

} // namespace muster
