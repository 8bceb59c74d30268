// SPDX-License-Identifier: MIT
#include "event/event_record.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace muster {

const RollPlayer* EventRecord::player(std::int64_t id) const {
    for (const std::vector<RollPlayer>* some : {&players, &withdrawn}) {
        const auto found = std::find_if(some->begin(), some->end(),
                                        [&](const RollPlayer& player) { return player.id == id; });
        if (found != some->end())
            return &*found;
    }
    return nullptr;
}

bool EventRecord::is_withdrawn(std::int64_t player) const {
    return std::any_of(withdrawn.begin(), withdrawn.end(),
                       [&](const RollPlayer& one) { return one.id == player; });
}

const StoredSubmission* EventRecord::submission(std::int64_t id) const {
    const auto found = std::find_if(submissions.begin(), submissions.end(),
                                    [&](const StoredSubmission& one) { return one.id == id; });
    return found == submissions.end() ? nullptr : &*found;
}

std::vector<const Decision*> EventRecord::standing_decisions() const {
    std::set<std::int64_t> undone;
    for (const Decision& decision : decisions)
        if (decision.kind == DecisionKind::undo)
            undone.insert(decision.undoes);
    std::vector<const Decision*> standing;
    for (const Decision& decision : decisions)
        if (decision.kind != DecisionKind::undo && !undone.contains(decision.id))
            standing.push_back(&decision);
    return standing;
}

bool EventRecord::event_switched(std::string_view on, std::string_view off) const {
    bool is_on = false;
    for (const EventSwitch& one : switches)
        if (one.player == 0 && (one.kind == on || one.kind == off))
            is_on = one.kind == on;
    return is_on;
}

// What was said last holds: a lock of the event ends the exemptions before it.
bool EventRecord::is_locked(std::int64_t player) const {
    bool locked = false;
    for (const EventSwitch& one : switches)
        if ((one.player == 0 || one.player == player) && (one.kind == "lock" || one.kind == "unlock"))
            locked = one.kind == "lock";
    return locked;
}

// The end of the event's seal ends those of its players.
bool EventRecord::is_player_sealed(std::int64_t player) const {
    bool sealed = false;
    for (const EventSwitch& one : switches)
        if ((one.player == player && (one.kind == "seal" || one.kind == "unseal")) ||
            (one.player == 0 && one.kind == "unseal"))
            sealed = one.kind == "seal";
    return sealed;
}

bool EventRecord::is_sealed() const {
    std::map<std::int64_t, bool> sealed;
    for (const EventSwitch& one : switches) {
        if (one.kind != "seal" && one.kind != "unseal")
            continue;
        if (one.player == 0 && one.kind == "unseal")
            sealed.clear();
        sealed[one.player] = one.kind == "seal";
    }
    return std::any_of(sealed.begin(), sealed.end(),
                       [this](const auto& one) { return one.second && !is_withdrawn(one.first); });
}

} // namespace muster
