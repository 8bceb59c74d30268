// SPDX-License-Identifier: MIT
// The figures beside a list's troops that are neither counts nor prices of them: running totals, totals of
// units and parts, and what each line is worth for the army's size.
#pragma once

#include "check/report.h"
#include "mail/detail/army_maker.h"
#include "ruleset/ruleset.h"

namespace muster {

// Clears the numbers of `made` that come out as such a total, and makes the others questions of their line.
// `adds_up`: the list states a total, and its troops make it.
void settle_numbers(MadeArmy& made, const Ruleset& ruleset, const Report& report, bool adds_up);

} // namespace muster
