// SPDX-License-Identifier: MIT
// Reads an army file, format 1 (urn:muster:army:1).
#pragma once

#include "army/army.h"
#include "ruleset/rulesets.h"

#include <string_view>

namespace muster {

// Throws InputError, with the place and what would be right, for everything that is not an army of a
// known rule set; nothing is half-read. What breaks a rule of the game is read all the same.
// `file` is the name that errors show.
[[nodiscard]] Army read_army(std::string_view text, std::string_view file, const Rulesets& rulesets);

// The same without the short way for files as Muster writes them (army/quick_reader.h).
[[nodiscard]] Army read_army_strictly(std::string_view text, std::string_view file, const Rulesets& rulesets);

} // namespace muster
