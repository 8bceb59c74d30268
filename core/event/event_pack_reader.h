// SPDX-License-Identifier: MIT
// Reads the pack of an event, format 1 (urn:muster:event:1).
#pragma once

#include "event/event_pack.h"
#include "ruleset/rulesets.h"

#include <string_view>

namespace muster {

// Throws InputError, with the place and what would be right, for an unknown rule set, number or army list and
// for everything else that is no pack. `file` is the name that errors show.
[[nodiscard]] EventPack read_event_pack(std::string_view text, std::string_view file,
                                        const Rulesets& rulesets);

} // namespace muster
