// SPDX-License-Identifier: MIT
// FittingValues: a troop as it may be beside the others, where one as usual would break a rule about all of
// them: in an army of vignettes that are two bases wide, a new one is two bases wide, too. Internal to the
// palette.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <vector>

namespace muster {

// The troop with one other value each in the traits that the rules of these findings read, that it has by
// default, and that no troop of the army has so. Nothing for rules about the size of the army.
[[nodiscard]] std::vector<Troop> fitting_values(const Troop& troop, const std::vector<Finding>& broken,
                                                const Army& army, const Ruleset& ruleset);

} // namespace muster
