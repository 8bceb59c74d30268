// SPDX-License-Identifier: MIT
// Sentences about the troops of the line: "These are off the main battle line."
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <string_view>
#include <vector>

namespace muster {

[[nodiscard]] bool begins_with_these(const Phrases& phrases);
// Whether the text begins with "these" or the like and has a word of the vocabulary.
[[nodiscard]] bool speaks_of_these(std::string_view text, const Vocabulary& vocabulary);
// "These are off the main battle line": what it says of the troops before it; nothing if it says anything
// else.
[[nodiscard]] std::vector<ValueOf> values_of_these(std::string_view text, const Vocabulary& vocabulary);

} // namespace muster
