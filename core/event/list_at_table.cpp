// SPDX-License-Identifier: MIT
#include "event/list_at_table.h"

#include "base/translation.h"

#include <algorithm>

namespace muster {

namespace {

const EventPlayer* player_with(const EventStatus& status, std::int64_t id) {
    const auto found = std::find_if(status.players.begin(), status.players.end(),
                                    [&](const EventPlayer& one) { return one.player.id == id; });
    return found == status.players.end() ? nullptr : &*found;
}

std::string state_words(const ListAtTable& list) {
    if (list.state)
        return state_name(*list.state);
    if (list.withdrawn)
        return translate("withdrawn");
    return list.revision == 0 ? translate("after the lock") : translate("replaced by a later revision");
}

} // namespace

bool ListAtTable::is_in_order() const {
    return state == ListState::passed || state == ListState::accepted;
}

std::vector<ListAtTable> lists_with(const EventStatus& status, const EventRecord& record,
                                    const Rulesets& rulesets, std::string_view fingerprint) {
    std::vector<ListAtTable> found;
    for (const KnownRevision& known : revisions_with(record, rulesets, fingerprint)) {
        ListAtTable& list = found.emplace_back();
        const RollPlayer* owner = record.player(known.player);
        if (owner == nullptr)
            continue;
        list.player = owner->name;
        list.withdrawn = owner->withdrawn;
        list.slot = known.slot;
        list.revision = known.revision;
        const EventPlayer* player = player_with(status, known.player);
        if (player == nullptr)
            continue;
        const auto current =
            std::find_if(player->lists.begin(), player->lists.end(),
                         [&](const PlayerList& one) { return one.submission == known.submission; });
        if (current != player->lists.end())
            list.state = current->state;
    }
    return found;
}

std::string words_of(const ListAtTable& list) {
    if (list.player.empty())
        return translate("unmatched: it is nobody's yet");
    return translate_format("{}, list {}, revision {}, {}", list.player, list.slot, list.revision,
                            state_words(list));
}

} // namespace muster
