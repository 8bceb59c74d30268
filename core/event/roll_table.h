// SPDX-License-Identifier: MIT
// The roll of players as a table for spreadsheets, and back.
#pragma once

#include "event/event_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// A row each. The first row names the columns, in any order: name (required), club, team, mail, number;
// others are kept as they are. Throws InputError.
[[nodiscard]] std::vector<RollPlayer> read_roll(std::string_view text, const std::string& file);

// Whether the table has a row for each player, with his name and his mail or club: no army has such columns.
[[nodiscard]] bool is_roll(std::string_view text);

// The players of the roll, with those who have withdrawn and stay so, as `rows` change it: a row belongs to
// the player of its number, else of its name; one of nobody is a new player, with the id 0. Only those that
// are new or differ are returned.
[[nodiscard]] std::vector<RollPlayer> changes_of_roll(const std::vector<RollPlayer>& roll,
                                                      std::vector<RollPlayer> rows);

// The words of a name without accents and capitals, in the order in which they stand: "Zoë d'Arc" and "ZOE D
// ARC" are alike.
[[nodiscard]] std::vector<std::string> name_words(std::string_view name);
// The same words sorted: "Archer, Ann" and "Ann Archer" are alike.
[[nodiscard]] std::vector<std::string> sorted_words(std::string_view name);
// Whether both have the same words, in any order: "Archer, Ann" and "Ann Archer".
[[nodiscard]] bool same_name(std::string_view one, std::string_view other);
// Whether they may be one person's: "A. Archer" and "Ann Archer", "Ann" and "Ann Archer".
[[nodiscard]] bool alike_names(std::string_view one, std::string_view other);

} // namespace muster
