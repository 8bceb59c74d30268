// SPDX-License-Identifier: MIT
// EventPack: what the organiser of a tournament demands of every army. Only read_event_pack() makes one; see
// schemas/README.md, "An event".
#pragma once

#include "lists/army_list.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Seconds since 1970 in UTC.
using EventTime = std::int64_t;

// A number of the army that must lie between two bounds, both included.
struct SizeBounds {
    std::string number; // its id
    std::optional<std::int32_t> least;
    std::optional<std::int32_t> most;
};

struct Deadline {
    EventTime at = 0;
    std::int32_t late_penalty = 0; // points for each begun day
};

// Among whom an army list may be used only once.
enum class UniqueLists : std::uint8_t { none, team, event };

struct EventPack {
    std::string title;
    std::string date; // "2026-12-05", or nothing
    std::string place;
    std::string organiser;
    std::string ruleset;
    std::string rules_revision; // of the rule set's data; nothing: any
    std::string about;
    std::vector<SizeBounds> sizes;
    Years period;
    std::vector<std::string> lists; // ids of the lists permitted; empty: all
    bool needs_list = true;         // an army must name a list
    std::int32_t lists_per_player = 1;
    bool same_list = false;            // for all armies of a player
    std::vector<std::string> declared; // ids of the army's numbers that a mail must state
    std::optional<Deadline> deadline;
    std::vector<std::string> house_rules; // names; the first part of an id such as "york-rules.ancient-1969"
    UniqueLists unique = UniqueLists::none;

    // The ids of the rule sets that an army may be made for: the house rules, or without any the rule set.
    [[nodiscard]] std::vector<std::string> permitted_rulesets() const;
};

// "2026-11-28T20:00:00+00:00" or with "Z"; nothing for anything else, such as a time without its zone.
[[nodiscard]] std::optional<EventTime> read_event_time(std::string_view text);
// How many days have begun since the deadline; 0 if it has not passed.
[[nodiscard]] std::int64_t days_late(EventTime received, const Deadline& deadline);

} // namespace muster
