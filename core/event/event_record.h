// SPDX-License-Identifier: MIT
// EventRecord: what an event file holds, but for the bytes of what came in. Rows are only ever added to the
// file; here of each player, submission and reading the last row counts.
#pragma once

#include "check/report.h"
#include "event/event_pack.h"
#include "mail/open_question.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

struct RollPlayer {
    std::int64_t id = 0;
    std::string name;
    std::string club;
    std::string team;
    std::string mail; // addresses, parted by spaces, commas or semicolons
    std::string number;
    std::vector<std::pair<std::string, std::string>> more; // the other columns: heading, cell
    bool withdrawn = false;

    friend bool operator==(const RollPlayer&, const RollPlayer&) = default;
};

// Something in a written list that a person must look at. Line 0: the list as a whole.
struct OpenLine {
    std::int64_t line = 0;
    std::string text; // of the line
    std::string why;

    friend bool operator==(const OpenLine&, const OpenLine&) = default;
};

struct StatedNumber {
    std::string number; // its id
    std::int64_t value = 0;

    friend bool operator==(const StatedNumber&, const StatedNumber&) = default;
};

// What was read of a submission.
struct StoredReading {
    std::string army;        // an army file; nothing if no army could be read
    bool is_written = false; // from a mail or text
    std::vector<StatedNumber> declared;
    std::vector<OpenLine> open;  // with any, or without an army, there is no verdict
    std::vector<Choice> choices; // by which the umpire settled what was open
};

struct StoredSubmission {
    std::int64_t id = 0;
    std::int64_t original = 0;
    std::string source;
    std::string sender;     // a mail address, or nothing
    std::string named;      // the player named inside, or nothing
    EventTime received = 0; // as the umpire set it, else as it was noted
    EventTime taken = 0;
    std::int64_t chosen = 0;         // of the ruling by which the umpire said that it counts; 0: he did not
    std::int64_t chosen_among = 0;   // the id of the last submission that there was then
    std::optional<std::string> list; // that the umpire set in place of the army's; nothing: none at all
    StoredReading reading;
    std::int64_t player = 0; // 0: unmatched, or set aside by the umpire
    std::int32_t slot = 1;
    bool after_lock = false;
    bool by_umpire = false; // he said whose it is, or that it is no list
    std::string why;        // how it was matched, or why it was not
};

// Whether a mail or the umpire says when it arrived; else it had arrived when it was taken, and no more is
// known.
[[nodiscard]] inline bool is_arrival_known(const StoredSubmission& one) {
    return one.received != one.taken;
}

// What the umpire says of a submission in place of what was read or noted.
struct Ruling {
    EventTime time = 0;
    std::int64_t submission = 0;
    std::string kind; // list, received, counts
    std::string value;
    std::string why;
};

enum class DecisionKind : std::uint8_t { accept, refuse, penalty, undo };

struct Decision {
    EventTime time = 0;
    std::int64_t player = 0;
    std::int32_t slot = 1;
    std::int64_t submission = 0; // the revision that was decided on; 0: none
    DecisionKind kind = DecisionKind::accept;
    std::int32_t amount = 0; // of a penalty
    std::string why;
    std::int64_t undoes = 0; // the decision that an undo takes back
    std::int64_t id = 0;     // once stored
};

// Locks refuse further lists, seals refuse to publish; `player` 0 means the whole event.
struct EventSwitch {
    EventTime time = 0;
    std::int64_t player = 0;
    std::string kind; // lock, unlock, seal, unseal
};

struct LogLine {
    EventTime time = 0;
    std::string words;
};

struct EventRecord {
    std::string pack;                          // its text
    std::vector<RollPlayer> players;           // on the roll
    std::vector<RollPlayer> withdrawn;         // who were on it
    std::vector<StoredSubmission> submissions; // in the order in which they were taken
    std::vector<Decision> decisions;
    std::vector<EventSwitch> switches;

    // On the roll or withdrawn; null for another.
    [[nodiscard]] const RollPlayer* player(std::int64_t id) const;
    [[nodiscard]] bool is_withdrawn(std::int64_t player) const;
    [[nodiscard]] const StoredSubmission* submission(std::int64_t id) const;
    // Those that were not taken back, in the order in which they were made. They refer to the record.
    [[nodiscard]] std::vector<const Decision*> standing_decisions() const;
    [[nodiscard]] bool is_locked(std::int64_t player) const;
    [[nodiscard]] bool is_sealed() const;                           // the event, or any player
    [[nodiscard]] bool is_player_sealed(std::int64_t player) const; // he alone
    [[nodiscard]] bool event_switched(std::string_view on, std::string_view off) const;
};

} // namespace muster
