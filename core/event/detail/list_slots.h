// SPDX-License-Identifier: MIT
// ListSlots: as which of a player's lists something that he sent counts, where the umpire does not say it.
#pragma once

#include "event/event_pack.h"
#include "event/event_record.h"
#include "ruleset/rulesets.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace muster {

// One part of what came in together, such as a mail with two armies.
struct SentPart {
    std::size_t parts = 1;
    std::size_t index = 0;
    std::string file;
    std::string army; // its name; nothing if none was read
};

// The name of the army that was read; nothing if there is none, or if it cannot be read any more.
[[nodiscard]] std::string army_name(const StoredReading& reading, const Rulesets& rulesets);

class ListSlots {
public:
    // With the lists that the players have.
    ListSlots(const EventRecord& record, const EventPack& pack, const Rulesets& rulesets);

    [[nodiscard]] bool has_list(std::int64_t player) const { return slots_.contains(player); }
    // Two armies in one mail are the first and the second; else the file's name says it, or the army's name
    // is that of one sent before; else it is the first that is free.
    [[nodiscard]] std::int32_t slot_of(std::int64_t player, const SentPart& sent) const;
    void use(std::int64_t player, std::int32_t slot, std::string army);

private:
    struct Use {
        std::int32_t slot;
        std::string army; // its name
    };

    std::int32_t lists_per_player_;
    std::map<std::int64_t, std::vector<Use>> slots_;
};

} // namespace muster
