// SPDX-License-Identifier: MIT
// ArmyRescaling: a larger or smaller copy of an army as the player looks at it before he takes it: under a
// name of its own, with its verdict, and all that is another than in the army it is made of.
#pragma once

#include "browse/army_comparison.h"
#include "check/rescale.h"
#include "library/stored_army.h"

#include <string>
#include <vector>

namespace muster {

struct ArmyRescaling {
    Rescaled result;
    std::string measure; // what armies of the rule set are sized by, such as "Points"
    Verdict verdict;
    std::vector<ComparisonRow> rows;
};

// Throws RescaleError as rescaled() does, and InputError if the army's list cannot be read.
[[nodiscard]] ArmyRescaling army_rescaling(const Army& army, const Rulesets& rulesets, std::int32_t size);

// A size to begin with: the double of what was agreed or, where nothing is, of what the army has; as far as
// the rule set allows it.
[[nodiscard]] std::int32_t suggested_size(const Army& army, const Rulesets& rulesets);

} // namespace muster
