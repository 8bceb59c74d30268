// SPDX-License-Identifier: MIT
#pragma once

#include "mail/detail/vocabulary.h"

#include <string_view>

namespace muster {

// "One of them has a bow.", "Half of these are mounted.": a value of some of the troops above, which no line
// of theirs holds.
[[nodiscard]] bool tells_value_of_some(std::string_view text, const Vocabulary& vocabulary);

} // namespace muster
