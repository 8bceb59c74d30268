// SPDX-License-Identifier: MIT
// Units alike in one line, with a word for what they are.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "3 cohorts of veterans, each 16 HI @ 7 = 112 and a unit commander 10, so 122 a cohort: 366" as
// "3 x 16 HI @ 7 = 112 and a unit commander 10 = 122; 366".
[[nodiscard]] std::string with_alike_units_as_times(std::string line, const Vocabulary& vocabulary);

} // namespace muster
