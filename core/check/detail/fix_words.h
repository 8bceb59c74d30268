// SPDX-License-Identifier: MIT
// What a fix does, in the player's words: "Voltigeurs: integrity IV instead of V". Internal to fixes_for().
#pragma once

#include "army/edits.h"

#include <string>
#include <vector>

namespace muster {

// `own` is the finding's place: what stands inside of it is called from there on, with the numbers too
// from where on the names leave it open which one is meant.
[[nodiscard]] std::string fix_label(const std::vector<Edit>& edits, const Place& own, const Army& army,
                                    const Ruleset& ruleset);

} // namespace muster
