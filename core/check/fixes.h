// SPDX-License-Identifier: MIT
// Fixes: the single edits that clear a finding and cause no new one. Candidates come from the traits and
// counts in the patterns of the broken rule; each is checked before it is offered.
#pragma once

#include "army/army.h"
#include "base/budget.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <string>
#include <vector>

namespace muster {

struct Fix {
    std::string label; // "Change integrity of Left wing › Voltigeurs from V to IV"
    Army after;        // the army with the edit made
    std::string
        short_label; // the same without the way to the place: "Change integrity of Voltigeurs from V to IV"
    // It takes no unit or body away and leaves every troop what it is, such as infantry.
    bool is_harmless = true;
};

// Whether there is nothing to choose: the only fix, and one that a player does not need to look at first.
[[nodiscard]] bool is_obvious(const std::vector<Fix>& fixes);

// The smallest change first. Empty if no single edit clears the finding without breaking another rule, or if
// the budget, which the findings of one army share, is spent. Without one each finding has its own.
[[nodiscard]] std::vector<Fix> fixes_for(const Finding& finding, const Army& army, const Ruleset& ruleset,
                                         const Report& report, Budget& budget);
[[nodiscard]] std::vector<Fix> fixes_for(const Finding& finding, const Army& army, const Ruleset& ruleset,
                                         const Report& report);

} // namespace muster
