// SPDX-License-Identifier: MIT
// What breaks the pack of an event: in one army, in the armies of one player, and between players. Every
// message names the event, so that nobody takes an organiser's wish for a rule of the game.
#pragma once

#include "check/report.h"
#include "event/event_pack.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace muster {

struct PackFinding {
    std::string rule; // "event.size"
    Severity severity = Severity::error;
    std::string message;
    std::string cite; // "Northern Cup 2026, Size"

    friend bool operator==(const PackFinding&, const PackFinding&) = default;
};

// A number of the army as its player worked it out.
struct DeclaredNumber {
    std::string number; // its id
    Exact value;
};

// An army that a player sent. What it refers to must outlive it.
struct SubmittedArmy {
    const Army& army;
    const Ruleset& ruleset;         // by which it was checked
    const Report& report;           // of that check
    const ArmyList* list = nullptr; // the army's list, if it names one that there is
    bool is_written = false;        // a mail or text, which must state numbers
    std::vector<DeclaredNumber> declared = {};
    std::optional<EventTime> received = {};
    bool is_arrival_known = true; // else `received` is when it was taken in
};

// One army of one player, as armies are compared with each other.
struct RollEntry {
    std::string player;
    std::string team;            // or nothing
    std::string list;            // the list's id, or nothing
    std::string fingerprint;     // or nothing
    std::string list_title = {}; // or nothing if the list is not here
};

// In the order of the pack.
[[nodiscard]] std::vector<PackFinding> check_army(const EventPack& pack, const SubmittedArmy& submitted);
// Nothing if it came in time, or the pack has no deadline.
[[nodiscard]] std::optional<PackFinding> check_time(const EventPack& pack, EventTime received,
                                                    bool is_known = true);
// The list has this many open questions, so that there is no verdict.
[[nodiscard]] PackFinding not_read(const EventPack& pack, std::size_t open);
// The army names a player who is not on the roll, or not the one from whom it came; `from` may be empty.
[[nodiscard]] PackFinding player_unknown(const EventPack& pack, const std::string& named,
                                         const std::string& from);
inline constexpr const char* which_counts_rule = "event.which-counts";
// Another list of the player came, and nothing says which came later. Both are named by their files.
[[nodiscard]] PackFinding which_counts(const EventPack& pack, const std::string& source,
                                       const std::string& other);
// `lists`: of each army that the player sent, its list's id or nothing.
[[nodiscard]] std::vector<PackFinding> check_player(const EventPack& pack,
                                                    std::span<const std::string> lists);
// The findings of each entry, in the order of the entries.
[[nodiscard]] std::vector<std::vector<PackFinding>> check_roll(const EventPack& pack,
                                                               std::span<const RollEntry> entries);

} // namespace muster
