// SPDX-License-Identifier: MIT
// What an umpire does with an event, each as one step with its line in the log. All throw DatabaseError.
#pragma once

#include "event/event_file.h"
#include "ruleset/rulesets.h"

#include <string>
#include <vector>

namespace muster {

// On the current revision of the player's slot. False, and nothing is stored, if there is none; a penalty
// needs none. An undo takes back the last_decision(): false if there is none. The decision's submission, and
// what it undoes, are filled in.
bool store_decision(EventFile& event, Decision decision);
// The last decision that stands about this revision of a slot (0: none was sent), or the slot's last penalty
// if that came later; null if there is none. It refers to the record.
[[nodiscard]] const Decision* last_decision(const EventRecord& record, std::int64_t player, std::int32_t slot,
                                            std::int64_t submission);
// "accepted", "penalty 2"
[[nodiscard]] std::string decision_words(const Decision& decision);

// The whole event if the player is 0.
void store_switch(EventFile& event, const EventSwitch& one);

// Says whose a submission is. Slot 0: the first that is free. False if there is no such submission or player.
bool give_to_player(EventFile& event, std::int64_t submission, std::int64_t player, std::int32_t slot,
                    EventTime now);

// Says that a submission is no list: it stays, but is nobody's, and the revision before it counts again.
// False if there is no such submission.
bool set_aside(EventFile& event, std::int64_t submission, const std::string& why, EventTime now);

// Judges the army of a submission by this list, or by none if it is empty, whatever the army names.
bool set_list(EventFile& event, std::int64_t submission, const std::string& list, const std::string& why,
              EventTime now);
// Says that of all that was sent for its slot until now this one counts, whenever it arrived. What is taken
// later revises it.
bool let_count(EventFile& event, std::int64_t submission, const std::string& why, EventTime now);
// The same of each of these, as one step. Returns of how many.
std::size_t let_count(EventFile& event, const std::vector<std::int64_t>& submissions, const std::string& why,
                      EventTime now);
// Says when it arrived. All false if there is no such submission.
bool set_arrival(EventFile& event, std::int64_t submission, EventTime received, const std::string& why,
                 EventTime now);
// Says of every player's list that nothing dates and that was taken in after the deadline that it arrived at
// the deadline, hence in time. Returns of how many.
std::size_t let_undated_be_in_time(EventFile& event, const Deadline& deadline, EventTime now);

// Notes in the log what left the event, such as a booklet or a reply. Without effect if the file is
// read-only.
void note_in_log(EventFile& event, const std::string& words, EventTime now);

// Replaces the pack. The event then also carries what the pack needs of the installed rules; what it carries
// already stays as it is. Throws InputError too, and then changes nothing.
void change_pack(EventFile& event, const EventPack& pack, const Rulesets& installed, EventTime now);

struct RollChange {
    std::size_t added = 0;
    std::size_t changed = 0;
    std::size_t players = 0; // on the roll afterwards
    std::size_t matched = 0; // submissions that found their player
};
// Throws InputError if there would be more than most_players.
RollChange change_roll(EventFile& event, std::vector<RollPlayer> rows, EventTime now);

// Puts one player on the roll if the id is 0, else changes what is known of him. One who is `withdrawn` is no
// longer on it: he is not missed, and his lists stay, but do not count. Returns how many submissions found
// their player. Throws InputError if the name is missing, a field too long, or the number another's.
std::size_t set_player_on_roll(EventFile& event, RollPlayer player, EventTime now);

} // namespace muster
