// SPDX-License-Identifier: MIT
// SingleTroops: the troops that a rule set's sizes leave as they are, such as the General or the commander of
// a unit. Each is one, whatever the size of the army.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

namespace muster {

// Whether the rule set names such a troop by its own traits.
[[nodiscard]] bool is_single_troop(const Troop& troop, const Ruleset& ruleset);
// Takes away the flags that make a troop single; whether it had any.
bool clear_single_marks(Troop& troop, const Ruleset& ruleset);

} // namespace muster
