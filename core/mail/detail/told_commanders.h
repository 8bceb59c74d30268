// SPDX-License-Identifier: MIT
// "Commanders are barbarian unit commanders, 25 each", "The 25 is one barbarian unit commander in each unit":
// what the commanders of all units are and cost, told in one sentence.
#pragma once

#include "mail/detail/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster {

// "The unit commanders are barbarian. A barbarian unit commander costs 25", and before it "Each unit has a
// unit commander" where the sentence says so; nothing where it says anything else.
[[nodiscard]] std::optional<std::string> commanders_told(std::string_view sentence,
                                                         const Vocabulary& vocabulary);

} // namespace muster
