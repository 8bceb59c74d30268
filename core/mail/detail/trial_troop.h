// SPDX-License-Identifier: MIT
// A troop alone before the rules: what it costs, and whether it breaks one. So a reader of players' texts can
// tell "light" the name from "light" the gun. Internal to read_written_army().
#pragma once

#include "army/army.h"
#include "base/exact.h"
#include "ruleset/ruleset.h"

namespace muster {

struct TrialTroop {
    std::size_t errors = 0; // rules of the troop itself that it breaks
    Exact price;            // by the price of the conversion; unknown if there is none
};

[[nodiscard]] TrialTroop tried(const Troop& troop, const Army& army, const Ruleset& ruleset);

} // namespace muster
