// SPDX-License-Identifier: MIT
// What a troop's notation means, spelled out: "Foot, Loose order, Two-handed weapon".
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <string>

namespace muster {

// The traits that the troop's notation is about, in words, with commas between them. A value whose words
// would not say what they are of stands behind its trait: "Morale class: III (most troops)".
[[nodiscard]] std::string spelled_out(const Troop& troop, const Ruleset& ruleset);

} // namespace muster
