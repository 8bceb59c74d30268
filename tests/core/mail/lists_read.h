// SPDX-License-Identifier: MIT
// A written list as it was read, in a form that tests can compare.
#pragma once

#include "mail/written_army.h"
#include "ruleset/ruleset.h"

#include <string>
#include <string_view>

namespace muster::tests {

[[nodiscard]] const Ruleset& rules_called(std::string_view id);
[[nodiscard]] WrittenArmy read_list(std::string_view ruleset_id, std::string_view text);
// "2 x (HIS-III-RA) | 1 x …": of every troop, in order; " & " between the troops of one unit.
[[nodiscard]] std::string troops_of(std::string_view ruleset_id, const WrittenArmy& made);
// "1 1 3 ": the first troop's of every unit of the first body, as the army holds them.
[[nodiscard]] std::string values_of(std::string_view ruleset_id, const WrittenArmy& made,
                                    std::string_view trait);
// The open questions, one a line.
[[nodiscard]] std::string asked_of(const WrittenArmy& made);
void check_list(std::string_view ruleset_id, std::string_view text, std::string_view troops,
                std::string_view questions = "");

} // namespace muster::tests
