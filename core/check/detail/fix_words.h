// SPDX-License-Identifier: MIT
// What a fix does, in the player's words: "Voltigeurs: integrity IV instead of V". Internal to fixes_for().
#pragma once

#include "army/edits.h"

#include <string>
#include <vector>

namespace muster {

// `own` is the finding's place: elements inside it are named relative to it, with their numbers where names
// are ambiguous.
[[nodiscard]] std::string fix_label(const std::vector<Edit>& edits, const Place& own, const Army& army,
                                    const Ruleset& ruleset);

} // namespace muster
