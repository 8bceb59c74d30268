// SPDX-License-Identifier: MIT
// "In the column Leader is the price of the unit commander", "Each "uc" is a unit commander of the same
// status as his men": what a heading or a word of the list stands for.
#pragma once

#include "mail/detail/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster {

// Such a sentence as ""uc" is the unit commander"; nothing of one that says anything else.
[[nodiscard]] std::optional<std::string> officer_word_told(std::string_view sentence,
                                                           const Vocabulary& vocabulary);

} // namespace muster
