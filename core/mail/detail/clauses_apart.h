// SPDX-License-Identifier: MIT
// Clauses of one sentence that each say something of others, as sentences.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "The General is with unit 1, the sub-commanders are with units 2 and 3", "All barbarians, and all of class
// D", "Twelve, and every vignette has one base".
[[nodiscard]] std::string with_clauses_apart(std::string line, const Vocabulary& vocabulary);

} // namespace muster
