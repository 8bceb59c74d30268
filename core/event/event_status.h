// SPDX-License-Identifier: MIT
// EventStatus: where a tournament stands: each player with his lists, their states, findings and penalties.
// It is a pure function of the record, the pack and the rule sets.
#pragma once

#include "army/army.h"
#include "base/exact.h"
#include "check/report.h"
#include "event/event_record.h"
#include "event/pack_findings.h"
#include "event/revisions.h"
#include "ruleset/rulesets.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// From the worst to the best: a player's state is the worst of his lists.
enum class ListState : std::uint8_t { missing, refused, unread, wrong, query, accepted, passed };
inline constexpr std::array list_states{ListState::missing, ListState::refused, ListState::unread,
                                        ListState::wrong,   ListState::query,   ListState::accepted,
                                        ListState::passed};
[[nodiscard]] std::string_view state_id(ListState state); // "wrong"
[[nodiscard]] std::string state_name(ListState state);    // in the language of the texts

enum class RevisionKind : std::uint8_t { first, correction, rewrite };
[[nodiscard]] std::string_view revision_kind_id(RevisionKind kind);

// A finding of the rules, of the army list or of the pack.
struct ListFinding {
    std::string rule;
    Severity severity = Severity::error;
    std::string at = "/"; // place
    std::string place;    // in words; empty for the whole army
    std::string message;
    std::string cite;
    std::vector<std::string> culprits; // places

    friend bool operator==(const ListFinding&, const ListFinding&) = default;
};

struct NamedNumber {
    std::string id;
    std::string name;
    Exact value;
};

// A revision that does not count, because another does.
struct OtherRevision {
    std::string source;
    EventTime received = 0;
};

// The current revision of one of a player's lists.
struct PlayerList {
    std::int32_t slot = 1;
    std::int32_t revision = 1;
    ListState state = ListState::unread;
    RevisionKind kind = RevisionKind::first;
    std::optional<Army> army; // if one could be read
    std::string list;         // the army list's id, or nothing
    std::string list_title;
    bool list_by_umpire = false; // he set it
    std::string fingerprint;
    EventTime received = 0;
    bool is_arrival_known = true; // else `received` is when it was taken in
    std::int64_t late_days = 0;
    std::string source;
    std::string matched; // how it was matched
    std::int64_t submission = 0;
    std::vector<OtherRevision> others; // of the slot, in the order of their arrival
    std::vector<NamedNumber> numbers;
    std::vector<StatedNumber> declared;
    std::vector<ListFinding> findings;
    std::vector<OpenLine> open;
    std::string why; // of the umpire's decision
};

struct EventPlayer {
    RollPlayer player;
    ListState state = ListState::missing;
    std::int64_t penalty = 0;
    std::string penalty_why; // the umpire's reasons for it
    bool locked = false;
    bool sealed = false;                 // he alone; see EventStatus
    std::vector<PlayerList> lists;       // by slot
    std::vector<std::string> after_lock; // sources
};

struct UnmatchedSubmission {
    std::string source;
    std::string sender;
    std::string why;
    std::vector<ListFinding> findings;
    std::int64_t submission = 0;
};

struct EventStatus {
    EventPack pack;
    bool locked = false;
    bool sealed = false;
    std::vector<EventPlayer> players; // in the order of the roll
    std::vector<UnmatchedSubmission> unmatched;
    std::vector<UnmatchedSubmission> set_aside; // by the umpire: they are no lists, or of who has withdrawn

    [[nodiscard]] std::size_t count(ListState state) const;
    // All passed or accepted, and nothing unmatched.
    [[nodiscard]] bool in_order() const;
};

// Throws InputError if a rule set of the event cannot be read. `threads`: that check.
[[nodiscard]] EventStatus status_of(const EventRecord& record, const EventPack& pack,
                                    const Rulesets& rulesets, unsigned threads = 1);

// A submission as it stands by itself, whosever it is, such as one that is nobody's yet. It must be stored.
[[nodiscard]] PlayerList list_of_submission(const StoredSubmission& submission, const EventPack& pack,
                                            const Rulesets& rulesets);

// A revision that was sent in, current or not.
struct KnownRevision {
    std::int64_t player = 0;
    std::int32_t slot = 1;
    std::int32_t revision = 1; // 0: after the lock, or of nobody
    bool current = false;
    std::int64_t submission = 0;
};
// The revisions with this fingerprint.
[[nodiscard]] std::vector<KnownRevision> revisions_with(const EventRecord& record, const Rulesets& rulesets,
                                                        std::string_view fingerprint);

// The players whom a word means: by number, else by name, else by a part of the name.
[[nodiscard]] std::vector<const RollPlayer*> players_called(const EventRecord& record, std::string_view word);

} // namespace muster
