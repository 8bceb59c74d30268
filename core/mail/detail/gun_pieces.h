// SPDX-License-Identifier: MIT
// "1 vignette, two sakers and a mynion", "the Twelve Pounders": what pieces a vignette of guns shows.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// In a line of artillery that counts its vignettes: calibres as one word, pieces without their number.
[[nodiscard]] std::string without_number_of_pieces(std::string line, const Vocabulary& vocabulary);

} // namespace muster
