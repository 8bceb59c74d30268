// SPDX-License-Identifier: MIT
// Generals who lead nobody, in the words of their players.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Boudicca, C-in-C, leads nobody in particular: 100" as "Boudicca, C-in-C, leads no unit: 100". A line that
// names no general, or says more of whom he leads, stays as it is: "leads nobody but the Iceni".
[[nodiscard]] std::string with_nobody_led(std::string line, const Vocabulary& vocabulary);

} // namespace muster
