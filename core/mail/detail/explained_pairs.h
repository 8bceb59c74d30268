// SPDX-License-Identifier: MIT
// '"line=off" means that they lie in front of the main battle line, not in it': what a pair of a trait and
// its value means, told by its writer.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string_view>

namespace muster {

// Whether the sentence tells that of a value as the rules know it, and names no other.
[[nodiscard]] bool explains_pair(std::string_view sentence, const Vocabulary& vocabulary);

} // namespace muster
