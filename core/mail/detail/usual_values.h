// SPDX-License-Identifier: MIT
// What a written troop must say and does not: as the rule set has it as usual, or otherwise if only that
// keeps the rules. Internal to read_written_army().
#pragma once

#include "army/army.h"
#include "mail/detail/written_troop.h"

#include <string>
#include <vector>

namespace muster {

// What a line such as "Irregular army" or "All regular" says of every troop; empty if it is no such line.
[[nodiscard]] std::vector<ValueOf> said_of_all(std::string_view line, const Ruleset& ruleset,
                                               const Lexicon& lexicon);

// Adds to `troop` of `army` what is open; the commander of `unit` (null: it stands alone) is of its status.
// Returns what was guessed.
[[nodiscard]] std::vector<std::string> add_usual(const WrittenTroop& written, Troop& troop, const Unit* unit,
                                                 const std::vector<ValueOf>& of_all, const Army& army,
                                                 const Ruleset& ruleset);

} // namespace muster
