// SPDX-License-Identifier: MIT
// Which entries of its list the troops of a written army are meant to be.
#pragma once

#include "lists/lists.h"

namespace muster {

// The army with an entry for each troop that names none, if its list can be read: the one that the troop is
// called after, even if its traits do not fit it; of several that fit, the one by which the list has the
// fewest objections. Where the first that fits is as good, no entry is named.
[[nodiscard]] Army with_entries_by_name(Army army, const Rulesets& rulesets);

} // namespace muster
