// SPDX-License-Identifier: MIT
// Another army that joins an army as its ally.
#pragma once

#include "edit/changes.h"

namespace muster {

// The army with the bodies of the ally behind its own, and these selected. They are named after the ally: its
// only body by its name, others as "Thebans: Left wing". Where the army's list has an ally from the list that
// the other army is made for, its troops name that ally's entries; else they name none. What is set for the
// whole of the other army, such as its size and its year, is left out. `ruleset` is that of the army, with
// its list; the ally is of the same rule set.
[[nodiscard]] Change with_allied_army(Army army, const Ruleset& ruleset, const Army& ally);

} // namespace muster
