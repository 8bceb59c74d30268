// SPDX-License-Identifier: MIT
// How far findings are from being kept, in the figures that their rules compare: thirteen vignettes are one
// too many for twelve, fourteen are two. So a change can be told to make worse what is wrong already.
#pragma once

#include "base/exact.h"
#include "check/report.h"

#include <vector>

namespace muster {

// One figure for each comparison that the finding's case of its rule asks for, 0 where that one is kept;
// none where a rule compares no figures.
using Overrun = std::vector<Exact>;

// Of each finding, in their order; the report is the army's. Throws std::overflow_error for figures that
// cannot be kept exactly.
[[nodiscard]] std::vector<Overrun> overruns(const std::vector<Finding>& findings, const Army& army,
                                            const Ruleset& ruleset, const Report& report);
// Whether a figure is larger than it was; of overruns of the same case of a rule.
[[nodiscard]] bool is_further(const Overrun& now, const Overrun& before);

} // namespace muster
