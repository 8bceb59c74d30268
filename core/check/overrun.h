// SPDX-License-Identifier: MIT
// Overrun: by how much a rule is broken, in the figures that it compares: thirteen vignettes are one too many
// for twelve, fourteen are two. It shows whether a change makes an existing finding worse.
#pragma once

#include "base/exact.h"
#include "check/report.h"

#include <vector>

namespace muster {

// One figure for each comparison in the finding's case of its rule, 0 if that comparison is met; empty if the
// rule compares no figures.
using Overrun = std::vector<Exact>;

// For each finding, in their order; `report` belongs to the army. Throws std::overflow_error for figures that
// are too large to be exact.
[[nodiscard]] std::vector<Overrun> overruns(const std::vector<Finding>& findings, const Army& army,
                                            const Ruleset& ruleset, const Report& report);
// Whether any figure has grown. Both must be overruns of the same case of a rule.
[[nodiscard]] bool exceeds_more(const Overrun& now, const Overrun& before);

} // namespace muster
