// SPDX-License-Identifier: MIT
// ArmyRescaling: a larger or smaller copy of an army as a preview: under a name of its own, with its verdict
// and everything that differs from the original.
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
    // Rules of the whole army that the copy breaks and the army does not, such as those of its size: what is
    // wrong, and that house rules without the rule would allow it.
    std::vector<std::string> obstacles;
};

// Throws RescaleError as rescaled() does, and InputError if the army's list cannot be read.
[[nodiscard]] ArmyRescaling army_rescaling(const Army& army, const Rulesets& rulesets, std::int32_t size);

// A size to suggest: twice the agreed size or, if none was agreed, twice the army's, within the limits of the
// rule set.
[[nodiscard]] std::int32_t suggested_size(const Army& army, const Rulesets& rulesets);

} // namespace muster
