// SPDX-License-Identifier: MIT
#include "check/fixes.h"

#include "check/detail/fix_search.h"

namespace muster {

bool is_obvious(const std::vector<Fix>& fixes) {
    return fixes.size() == 1 && fixes.front().is_harmless;
}

std::vector<Fix> fixes_for(const Finding& finding, const Army& army, const Ruleset& ruleset,
                           const Report& report) {
    Budget budget;
    return fixes_for(finding, army, ruleset, report, budget);
}

std::vector<Fix> fixes_for(const Finding& finding, const Army& army, const Ruleset& ruleset,
                           const Report& report, Budget& budget) {
    if (budget.is_spent())
        return {};
    return FixSearch(finding, army, ruleset, report, budget).search();
}

} // namespace muster
