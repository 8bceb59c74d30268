// SPDX-License-Identifier: MIT
// What a troop's notation means, spelled out: "Foot, Loose order, Two-handed weapon"; and what it leaves out.
#pragma once

#include "army/army.h"
#include "odds/combat_reads.h"
#include "ruleset/ruleset.h"

#include <string>

namespace muster {

// The traits that the troop's notation is about, in words, with commas between them. A value whose words
// would not say what they are of stands behind its trait: "Morale class: III (most troops)".
[[nodiscard]] std::string spelled_out(const Troop& troop, const Ruleset& ruleset);
// What a fight reads of the troop and its notation does not tell, as far as it is not as usual, with commas
// between: "Field defences".
[[nodiscard]] std::string unwritten_words(const Troop& troop, const Ruleset& ruleset,
                                          const CombatReads& reads);

} // namespace muster
