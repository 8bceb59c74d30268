// SPDX-License-Identifier: MIT
// What a new army contains at first.
#pragma once

#include "army/army.h"
#include "ruleset/rulesets.h"

#include <string_view>

namespace muster {

// The rule set's own starting army under `name`, or under its own name if `name` is empty. Throws InputError
// if the rule set's file holds none that can be read.
[[nodiscard]] Army starting_army(const Rulesets& rulesets, const Ruleset& ruleset, std::string_view name);
// The same without bodies and notes.
[[nodiscard]] Army empty_army(const Rulesets& rulesets, const Ruleset& ruleset, std::string_view name);

} // namespace muster
