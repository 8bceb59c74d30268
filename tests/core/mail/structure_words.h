// SPDX-License-Identifier: MIT
// The words in which the hands of structure_hands.h write what a troop is.
#pragma once

#include "ruleset/ruleset.h"

#include <map>
#include <string>

namespace muster::tests::structure_words {

using Words = std::map<std::string, std::string>; // of "trait/value"

// What players write for a value; "" for what goes without saying.
[[nodiscard]] const Words& words_of(const Ruleset& ruleset);

} // namespace muster::tests::structure_words
