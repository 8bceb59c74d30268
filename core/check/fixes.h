// SPDX-License-Identifier: MIT
// Fixes: for a finding, the single edits that clear it and break nothing new. Candidates come from what
// the broken rule speaks of (the traits and counts in its patterns); each is checked before it is offered.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <string>
#include <vector>

namespace muster {

struct Fix {
    std::string label; // "Left wing › Voltigeurs: integrity IV instead of V"
    Army after;        // the army with the edit made
};

// The smallest change first. Empty if no single edit clears the finding (or only such that break another
// rule).
[[nodiscard]] std::vector<Fix> fixes_for(const Finding& finding, const Army& army, const Ruleset& ruleset,
                                         const Report& report);

} // namespace muster
