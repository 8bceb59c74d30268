// SPDX-License-Identifier: MIT
// The revisions of a player's lists: which came in what order, and which counts.
#pragma once

#include "event/event_record.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace muster {

// By player and slot, each in the order of arrival, the one that counts last. They refer to the record.
using RevisionsBySlot = std::map<std::pair<std::int64_t, std::int32_t>, std::vector<const StoredSubmission*>>;

// The revisions of each slot, without those after the lock.
[[nodiscard]] RevisionsBySlot revisions_of(const EventRecord& record);

// The id of the submission that is the current revision of a slot; 0 if there is none.
[[nodiscard]] std::int64_t current_submission(const EventRecord& record, std::int64_t player,
                                              std::int32_t slot);

// The revisions of a slot in the order of their arrival, the one that counts last. They refer to the record.
[[nodiscard]] std::vector<const StoredSubmission*> revisions_of_slot(const EventRecord& record,
                                                                     std::int64_t player, std::int32_t slot);

} // namespace muster
