// SPDX-License-Identifier: MIT
// A leader's men whom the line counts twice: in words before the colon, and with their price behind it.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "Alexander (C-in-C) leads 18 Companions himself: 100 + 18 HC" as "Alexander (C-in-C) 100 + 18 HC,
// "Companions"".
[[nodiscard]] std::string with_count_said_once(std::string line, const Vocabulary& vocabulary);

} // namespace muster
