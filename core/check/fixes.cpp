// SPDX-License-Identifier: MIT
#include "check/fixes.h"

#include "check/detail/fix_search.h"

namespace muster {

std::vector<Fix> fixes_for(const Finding& finding, const Army& army, const Ruleset& ruleset,
                           const Report& report) {
    return FixSearch(finding, army, ruleset, report).search();
}

} // namespace muster
