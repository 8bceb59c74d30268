// SPDX-License-Identifier: MIT
// "We play with both optional rules, don't we?": what is agreed about the game, and nothing of the army.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string_view>

namespace muster {

[[nodiscard]] bool speaks_of_rules(std::string_view sentence, const Vocabulary& vocabulary);

} // namespace muster
