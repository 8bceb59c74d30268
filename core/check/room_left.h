// SPDX-License-Identifier: MIT
// How much more of its totals an army may have before it breaks a rule.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

struct RoomLeft {
    std::size_t number = 0; // index among the army's numbers
    Exact left;             // below 0: so much is too many

    friend bool operator==(const RoomLeft&, const RoomLeft&) = default;
};

// Of the numbers that the rule set's totals show, those that a rule in force bounds from above, by an error;
// each once, with the least room. Rules of an army list are not asked.
[[nodiscard]] std::vector<RoomLeft> room_left(const Army& army, const Ruleset& ruleset, const Report& report);

// "Count: 2 left", "Points: 12 too many"; nothing if there is just enough.
[[nodiscard]] std::string room_left_text(const RoomLeft& room, const Ruleset& ruleset);

} // namespace muster
