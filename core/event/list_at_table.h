// SPDX-License-Identifier: MIT
// Whose list an army on the table is, by the fingerprint on its sheet or label.
#pragma once

#include "event/event_record.h"
#include "event/event_status.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct ListAtTable {
    std::string player; // empty: it waits unmatched
    std::int32_t slot = 1;
    std::int32_t revision = 1;      // 0: it came after the lock
    bool withdrawn = false;         // the player is
    std::optional<ListState> state; // of the current revision; nothing: a later one has replaced it

    // Whether it may be played.
    [[nodiscard]] bool is_in_order() const;
};

// Every revision that was sent in with this fingerprint, in the order of arrival.
[[nodiscard]] std::vector<ListAtTable> lists_with(const EventStatus& status, const EventRecord& record,
                                                  const Rulesets& rulesets, std::string_view fingerprint);

// "Ann Archer, list 1, revision 2, accepted", in the language of the texts.
[[nodiscard]] std::string words_of(const ListAtTable& list);

} // namespace muster
