// SPDX-License-Identifier: MIT
// "My crusaders are an irregular army, and every vignette …": what the army is, told of its people and beside
// what all of its troops are.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// The line with such a clause as a sentence of its own: "This is an irregular army."
[[nodiscard]] std::string with_army_told_apart(std::string line, const Vocabulary& vocabulary);

} // namespace muster
