// SPDX-License-Identifier: MIT
// "I have five vignettes of …", "Then there are two HSC-, …, and finally two VLIn": the words of a story
// before the count of troops.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// The line without them.
[[nodiscard]] std::string without_openings_of_troops(std::string line, const Vocabulary& vocabulary);

} // namespace muster
