// SPDX-License-Identifier: MIT
// Rows of a list without a heading, in which marks part what is said of troops, as lines of troops.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Phalanx | 30 HI, pike | 30 x 6 = 180 | UC 10 | 190", "30 HI; D; long spear; 3 each; 90" with commas, and
// "HISn 3, HIS+ 1 (general), VLI- 1" with the counts in front. "2 HSC and 1 LIN, all of them informal"
// says it of each.
[[nodiscard]] std::string with_plain_rows(std::string line, const Vocabulary& vocabulary);

} // namespace muster
