// SPDX-License-Identifier: MIT
// What players say of guns that go with other troops.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "12 vignettes (the two with guns count double)", "12 with the guns counted", "The guns count as a vignette
// each, so that is 12": what is left is the sum.
[[nodiscard]] std::string without_counting(std::string line, const Vocabulary& vocabulary);

// "an attached leather gun (AA, epoch II)" as "an attached gun epoch II".
[[nodiscard]] std::string with_attached_gun(std::string line, const Vocabulary& vocabulary);

} // namespace muster
