// SPDX-License-Identifier: MIT
// What an update of the rules means for an army of the library, in words for the player: the current
// verdict and numbers against those when it was saved, and which rules make the difference.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "library/data_change.h"

#include <string>
#include <vector>

namespace muster {

// A sentence each, the verdict first; empty if nothing differs. The report is the army's, by this rule set.
[[nodiscard]] std::vector<std::string> change_words(const DataChange& change, const StoredArmy& stored,
                                                    const Army& army, const Ruleset& ruleset,
                                                    const Report& report);

// Of an army that the installed rules can no longer read; empty if they never could.
[[nodiscard]] std::vector<std::string> unreadable_change_words(const StoredArmy& stored);

} // namespace muster
