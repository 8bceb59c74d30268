// SPDX-License-Identifier: MIT
// Where several officers are, told in one sentence, as a sentence for each.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "North sub-commander is with unit 1; South sub-commander and the General are with unit 4." as "The North
// sub-commander is with unit 1. The South sub-commander and the General are with unit 4."; behind a sentence
// about the General "he and" as "the General and".
[[nodiscard]] std::string with_officers_apart(std::string line, const Vocabulary& vocabulary);

} // namespace muster
