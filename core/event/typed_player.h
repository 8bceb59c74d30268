// SPDX-License-Identifier: MIT
// Whom of the roll an umpire means by what he types: a number, or a name, or a part of a name.
#pragma once

#include "event/event_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// "Ann Archer (12)"; without a number only the name.
[[nodiscard]] std::string name_with_number(const RollPlayer& player);

// What may be typed as the beginning of a player: his name, and the name from each later word on, so that a
// surname is enough: "Ann Archer (12)", "Archer, Ann (12)".
[[nodiscard]] std::vector<std::string> completions_of(const RollPlayer& player);

// What is proposed for what was typed: one text for each player who may be meant, which begins with what was
// typed and means him alone. Nothing for a blank, and not what is there already.
[[nodiscard]] std::vector<std::string> completions_for(const std::vector<RollPlayer>& players,
                                                       std::string_view typed);

// Those of that number; else those of that name, its words in any order; else those in whose names each word
// begins a word; else those in whose names it occurs. They refer to `players`.
[[nodiscard]] std::vector<const RollPlayer*> players_typed(const std::vector<RollPlayer>& players,
                                                           std::string_view typed);

// Whose name, or a word of it, is nearest to what was typed; null if none is near.
[[nodiscard]] const RollPlayer* player_nearest(const std::vector<RollPlayer>& players,
                                               std::string_view typed);

} // namespace muster
