// SPDX-License-Identifier: MIT
#include "event/detail/list_slots.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "event/roll_table.h"

#include <algorithm>
#include <utility>

namespace muster {

std::string army_name(const StoredReading& reading, const Rulesets& rulesets) {
    try {
        return reading.army.empty() ? "" : read_army(reading.army, "", rulesets).name;
    } catch (const InputError&) {
        return {};
    }
}

ListSlots::ListSlots(const EventRecord& record, const EventPack& pack, const Rulesets& rulesets)
    : lists_per_player_(pack.lists_per_player) {
    for (const StoredSubmission& one : record.submissions)
        if (one.player != 0) // the names tell several lists of a player apart
            use(one.player, one.slot, lists_per_player_ < 2 ? "" : army_name(one.reading, rulesets));
}

std::int32_t ListSlots::slot_of(std::int64_t player, const SentPart& sent) const {
    if (sent.parts > 1)
        return sent.index == 0 ? 1 : 2;
    if (lists_per_player_ < 2)
        return 1;
    const std::vector<std::string> words = name_words(sent.file);
    for (const std::int32_t slot : {1, 2})
        if (std::find(words.begin(), words.end(), std::to_string(slot)) != words.end())
            return slot;
    const auto known = slots_.find(player);
    if (known == slots_.end())
        return 1;
    bool used[3] = {};
    for (const Use& use : known->second) {
        if (!use.army.empty() && use.army == sent.army)
            return use.slot;
        used[std::clamp(use.slot, 1, 2)] = true;
    }
    return used[1] && !used[2] ? 2 : 1;
}

void ListSlots::use(std::int64_t player, std::int32_t slot, std::string army) {
    slots_[player].push_back({slot, std::move(army)});
}

} // namespace muster
