// SPDX-License-Identifier: MIT
// Settling what is open in a written list of an event. What the umpire chooses becomes a reading of its own,
// beside those before it, with its lines in the log.
#pragma once

#include "event/event_file.h"
#include "event/event_pack.h"
#include "mail/written_army.h"
#include "ruleset/rulesets.h"

#include <string>
#include <vector>

namespace muster {

// A text of the event as it is read with these choices, for a person who settles it. Throws InputError for
// what cannot be a list.
[[nodiscard]] WrittenArmy written_for_event(const std::string& text, const EventPack& pack,
                                            const Rulesets& rulesets, const std::vector<Choice>& choices);

// Reads the submission again with these choices instead of those before, and stores that. False, and nothing
// is stored, if there is no such submission, or it is no text. Throws DatabaseError, InputError.
bool settle_submission(EventFile& event, const EventPack& pack, const Rulesets& rulesets,
                       std::int64_t submission, const std::vector<Choice>& choices, EventTime now);

} // namespace muster
