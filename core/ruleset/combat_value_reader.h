// SPDX-License-Identifier: MIT
// What <value> and <roll> of <combat> consist of. Internal to the reader of rule sets.
#pragma once

#include "ruleset/combat_names.h"

namespace muster {

void read_combat_value(CombatReading& combat, const XmlElement& element);
void read_combat_roll(CombatReading& combat, const XmlElement& element);

} // namespace muster
