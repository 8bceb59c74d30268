// SPDX-License-Identifier: MIT
// Which of several lists of a player counts, said of all players at once.
#pragma once

#include "event/event_record.h"
#include "event/event_status.h"

#include <cstdint>
#include <vector>

namespace muster {

enum class CountingRule : std::uint8_t {
    latest, // of each list in question, what came last or was taken in last
    in_time // of each list that is in question or late, the last that came before the deadline, if one did
};

// The submissions that are to count by the rule where that settles or changes something, for let_count().
// What the umpire chose himself stays, unless something came since that puts it in question. `status`: of
// this record.
[[nodiscard]] std::vector<std::int64_t> counting_by(CountingRule rule, const EventRecord& record,
                                                    const EventStatus& status);

} // namespace muster
