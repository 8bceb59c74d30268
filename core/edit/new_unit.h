// SPDX-License-Identifier: MIT
// A new unit in one step: troops of one kind, and the leader that the rules want such a unit to have.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "edit/changes.h"
#include "ruleset/ruleset.h"

#include <cstdint>

namespace muster {

struct NewUnit {
    Unit unit; // its name and traits; its troops are ignored
    Troop troop;
};

// How many of a kind a unit of the army usually has, where troops are single figures; else 1.
[[nodiscard]] std::int32_t usual_count(const Army& army);
// Adds the unit after the selected one, or to the selected body. Selects the unit.
[[nodiscard]] Change with_new_unit(const Army& army, const Ruleset& ruleset, const NewUnit& wanted,
                                   const Place& selected);

} // namespace muster
