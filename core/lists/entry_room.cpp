// SPDX-License-Identifier: MIT
#include "lists/entry_room.h"

#include "base/translation.h"
#include "lists/detail/list_sums.h"

#include <fmt/format.h>

namespace muster {

namespace {

std::optional<std::int64_t> rounded(const std::optional<Exact>& bound, bool upwards) {
    if (!bound || !bound->known())
        return std::nullopt;
    return (upwards ? bound->rounded_up() : bound->rounded_down()).over();
}

} // namespace

std::map<std::string, EntryRoom> entry_rooms(const Army& army, const Ruleset& ruleset, const Report& report) {
    std::map<std::string, EntryRoom> rooms;
    const ListInForce* in_force = list_in_force(ruleset);
    if (in_force == nullptr)
        return rooms;
    const ListSums sums(*in_force, army, ruleset, report);
    const std::vector<ListEntry>& entries = in_force->list().entries;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EntryRoom& room = rooms[entries[i].id];
        room.have = sums.assignment().count({PartKind::entry, i});
        const auto [least, most] = sums.bounds_of(entries[i].amount);
        room.least = rounded(least, true);
        room.most = rounded(most, false);
    }
    return rooms;
}

std::string entry_room_text(const EntryRoom& room) {
    const bool asks = room.least && *room.least != 0;
    if (asks && room.most && *room.least == *room.most)
        return translate_format("{} of {}", room.have, *room.most);
    if (asks && room.most)
        return translate_format("{} of {}–{}", room.have, *room.least, *room.most);
    if (room.most)
        return translate_format("{} of at most {}", room.have, *room.most);
    if (asks)
        return translate_format("{} of at least {}", room.have, *room.least);
    return room.have == 0 ? std::string() : fmt::format("{}", room.have);
}

} // namespace muster
