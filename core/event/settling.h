// SPDX-License-Identifier: MIT
// Settling what is open in a written list of an event. What the umpire chooses, or the army as he edited it,
// becomes a reading of its own, beside those before it, with its lines in the log.
#pragma once

#include "army/army.h"
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
                       std::int64_t submission, std::vector<Choice> choices, EventTime now);

// Stores this army as what a written list means, in place of what was read of it: nothing is open any more.
// The text stays as it came, and settle_submission() reads it again. False, and nothing is stored, if there
// is no such submission, or it is no text. Throws DatabaseError, and InputError if the army is larger than
// any real one.
bool settle_by_army(EventFile& event, const Rulesets& rulesets, std::int64_t submission, const Army& army,
                    EventTime now);
// Whether the reading is such an army.
[[nodiscard]] bool is_edited(const StoredReading& reading);

} // namespace muster
