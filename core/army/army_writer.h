// SPDX-License-Identifier: MIT
// Writes an army as format 1 in its canonical form: only what differs from the default, attributes in
// the order the rule set declares them, two-space indent. Reading it again gives an equal army.
#pragma once

#include "army/army.h"
#include "ruleset/ruleset.h"

#include <string>

namespace muster {

[[nodiscard]] std::string write_army(const Army& army, const Ruleset& ruleset);

} // namespace muster
