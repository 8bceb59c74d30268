// SPDX-License-Identifier: MIT
// A copy of an army of the library, as an army of its own. It has another name, for two armies with one and
// the same text would be one army to add() and to an import.
#pragma once

#include "library/library.h"

#include <string>

namespace muster {

// "Host (copy)", or the first of "Host (copy 2)", "Host (copy 3)" … that no army bears, be it in the trash.
[[nodiscard]] std::string free_copy_name(const Library& library, const std::string& name);

// The present revision under the name given, or under its own with "(copy)", "(copy 2)" … behind it. Throws
// LibraryError, also (other) if under this name it is an army that is there already; InputError if the
// rules at hand cannot read the army.
[[nodiscard]] Saved duplicate_army(Library& library, ArmyId army, const Rulesets& rulesets,
                                   const std::string& name = {});

} // namespace muster
