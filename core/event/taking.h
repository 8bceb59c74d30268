// SPDX-License-Identifier: MIT
// Taking submissions into an event: what came in is stored byte for byte, read, and matched to the roll.
// Nothing is left out: what cannot be read or matched is stored with the reason. What was taken before is not
// taken twice.
#pragma once

#include "base/background_run.h"
#include "event/event_file.h"
#include "event/event_pack.h"
#include "ruleset/rulesets.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace muster {

struct TakeOrder {
    EventTime now = 0;
    std::optional<EventTime> at;     // when all of it arrived, whatever the mails say
    std::int64_t player = 0;         // whose all of it is; 0: to be matched
    std::int32_t slot = 0;           // 0: to be chosen
    unsigned threads = 1;            // that read
    RunProgress* progress = nullptr; // counts files; once cancelled, the work ends before the next files
};

struct TakenLine {
    enum class What { taken, known, assigned };
    What what = What::taken;
    std::string source;
    std::string player; // his name; nothing if it is unmatched
    std::int32_t slot = 1;
    bool after_lock = false;
    bool is_set_aside = false; // by the umpire: it needs no player
    bool is_read = false;      // without open questions
    std::string why;
    std::string problem; // why it could not be read as a whole; else nothing

    [[nodiscard]] bool is_without_player() const { return player.empty() && !is_set_aside; }
};

// `report` is called for each submission once it is on the disk; an exception from it ends the work. Returns
// what could not be read from the disk at all, such as missing files. Throws DatabaseError, and InputError if
// the event itself cannot be read.
std::vector<InputError> take_submissions(EventFile& event, const EventPack& pack, const Rulesets& rulesets,
                                         std::span<const std::string> paths, const TakeOrder& order,
                                         const std::function<void(const TakenLine&)>& report);

// Matches again what is unmatched, after the roll has changed. Returns how many were matched.
std::size_t match_again(EventFile& event, EventTime now);

} // namespace muster
