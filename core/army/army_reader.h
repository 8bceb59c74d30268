// SPDX-License-Identifier: MIT
// Reads an army file, format 1 (urn:muster:army:1).
#pragma once

#include "army/army.h"
#include "ruleset/rulesets.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace muster {

// The elements of an army file that hold text.
inline constexpr std::array<std::string_view, 1> army_text_elements{"about"};

// Throws InputError, with the place and what would be right, for everything that is not an army of a known
// rule set, or that is larger than base/limits.h allows; never returns a partial army. An army that breaks
// rules of the game is read like any other. `file` is the name that errors show.
[[nodiscard]] Army read_army(std::string_view text, std::string_view file, const Rulesets& rulesets);

} // namespace muster
