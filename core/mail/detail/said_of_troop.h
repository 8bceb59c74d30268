// SPDX-License-Identifier: MIT
// What a troop as it was read says of its traits, and leaves open.
#pragma once

#include "mail/detail/line_reading.h"
#include "ruleset/ruleset.h"

namespace muster {

// Whether it needs nothing more to be said.
[[nodiscard]] bool says_what_is_required(const TroopReading& troop, const Ruleset& ruleset);
// Whether "none" says of every trait that is still open what it is anyway.
[[nodiscard]] bool denies_nothing(const TroopReading& troop, const Ruleset& ruleset);

} // namespace muster
