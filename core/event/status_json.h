// SPDX-License-Identifier: MIT
// The status of an event as JSON. Its keys are a contract with other programs; schemas/README.md, "The status
// of an event", lists them.
#pragma once

#include "event/event_status.h"

#include <optional>
#include <string>

namespace muster {

// With an id, only that player; the totals are of all.
[[nodiscard]] std::string status_json(const EventStatus& status, std::optional<std::int64_t> player = {});

// "2026-11-28T20:00:00Z"
[[nodiscard]] std::string event_time_text(EventTime time);
// "2026-11-28 20:00 UTC", for people.
[[nodiscard]] std::string readable_event_time(EventTime time);

} // namespace muster
