// SPDX-License-Identifier: MIT
// What an update of the rules means for an army of the library, in words for the player: how verdict and
// numbers are now against when it was saved, and which rules make the difference.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "library/data_change.h"

#include <string>
#include <vector>

namespace muster {

// A sentence each, the verdict first; empty if nothing is another. The rule set is the one that the army, of
// which the report is, is checked by.
[[nodiscard]] std::vector<std::string> change_words(const DataChange& change, const StoredArmy& stored,
                                                    const Army& army, const Ruleset& ruleset,
                                                    const Report& report);

// Of an army that the rules at hand cannot read any more; empty if they never could.
[[nodiscard]] std::vector<std::string> unreadable_change_words(const StoredArmy& stored);

} // namespace muster
