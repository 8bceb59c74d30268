// SPDX-License-Identifier: MIT
// What a fix does, in the player's words: "Change integrity of Voltigeurs from V to IV". Internal to
// fixes_for().
#pragma once

#include "army/edits.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster {

// In a brief one elements have their own names only, whatever else is called so.
enum class FixLabel : std::uint8_t { whole, brief };

// `own` is the finding's place: elements inside it are named relative to it, with their numbers where names
// are ambiguous.
[[nodiscard]] std::string fix_label(const std::vector<Edit>& edits, const Place& own, const Army& army,
                                    const Ruleset& ruleset, FixLabel label);

} // namespace muster
