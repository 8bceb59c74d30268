// SPDX-License-Identifier: MIT
// "No field defences, no artillery, no excuses.": several things that an army does not have.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// Each in a sentence of its own, where the readers do not know the whole: "No field defences. No artillery.
// No excuses."
[[nodiscard]] std::string with_denials_apart(std::string line, const Vocabulary& vocabulary);

} // namespace muster
