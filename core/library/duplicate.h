// SPDX-License-Identifier: MIT
// A copy of a stored army, as an army of its own. It has a name of its own, because add() and an import treat
// two armies with the same text as one.
#pragma once

#include "library/library.h"

#include <string>

namespace muster {

// "Host (copy)", or the first of "Host (copy 2)", "Host (copy 3)" … that no army has, even in the trash.
[[nodiscard]] std::string free_copy_name(const Library& library, const std::string& name);

// Copies the current revision under the given name, or under its own followed by "(copy)", "(copy 2)" …
// Throws LibraryError, also (other) if the library already has the army under this name; InputError if the
// installed rules cannot read the army.
[[nodiscard]] Saved duplicate_army(Library& library, ArmyId army, const Rulesets& rulesets,
                                   const std::string& name = {});

} // namespace muster
