// SPDX-License-Identifier: MIT
// Troop tests: the patterns that rules and needed numbers hold against all troops inside an element.
// Gathered so that a check tests each troop once for all of them and then only looks at bits.
#pragma once

#include "ruleset/ruleset.h"

namespace muster {

// Fills CompiledRules::troop_tests and Pattern::troop_test; numbers must have been compiled before.
void compile_troop_tests(Ruleset& ruleset);

} // namespace muster
