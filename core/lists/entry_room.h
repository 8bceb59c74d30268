// SPDX-License-Identifier: MIT
// How many troops of each entry of its list an army has and may have.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace muster {

struct EntryRoom {
    std::int64_t have = 0;
    std::optional<std::int64_t> least; // in an army of this size
    std::optional<std::int64_t> most;

    friend bool operator==(const EntryRoom&, const EntryRoom&) = default;
};

// By the ids of the list's own entries; empty if no list is in force. Limits that several entries share are
// not told here.
[[nodiscard]] std::map<std::string, EntryRoom> entry_rooms(const Army& army, const Ruleset& ruleset,
                                                           const Report& report);

// "2 of 1–3", "2 of at most 3", "2 of at least 1"; "2" without bounds, and nothing if there is none either.
[[nodiscard]] std::string entry_room_text(const EntryRoom& room);

} // namespace muster
