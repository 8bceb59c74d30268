// SPDX-License-Identifier: MIT
// Sentences that tell how a list is written, and nothing of its troops: "One vignette to a line", "Each line
// is one unit: class / order / army", "Officers come first on each line", "I write 3 for III, E4 is Epoch
// IV".
#pragma once

#include "mail/detail/vocabulary.h"

#include <string_view>

namespace muster {

[[nodiscard]] bool tells_layout(std::string_view sentence, const Vocabulary& vocabulary);

} // namespace muster
