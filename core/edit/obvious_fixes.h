// SPDX-License-Identifier: MIT
// ObviousFixes: the errors of an army that have exactly one fix, all fixed one after the other.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <string>
#include <vector>

namespace muster {

struct ObviousFixes {
    Army army;
    std::vector<std::string> made; // the labels of the fixes, in their order; empty: there was none
};

[[nodiscard]] ObviousFixes with_obvious_fixes(const Army& army, const Ruleset& ruleset, const Report& report);

} // namespace muster
