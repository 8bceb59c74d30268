// SPDX-License-Identifier: MIT
// What the troops of an army usually are: what new ones take after them.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <map>
#include <string>

namespace muster {

// The most frequent values of the required traits in the army, or average ones if it has no troops.
[[nodiscard]] TraitValues typical_values(const Army& army, const Ruleset& ruleset);
// The most frequent value of every choice among the army's troops that have another than the default; else 0.
[[nodiscard]] TraitValues frequent_values(const Army& army, const Ruleset& ruleset);
// By the id of an entry, as troops name it.
using EntryValues = std::map<std::string, TraitValues>;
// The most frequent values among the army's troops of each entry that they name.
[[nodiscard]] EntryValues values_of_entries(const Army& army);

} // namespace muster
