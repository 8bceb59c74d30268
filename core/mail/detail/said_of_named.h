// SPDX-License-Identifier: MIT
// What a mail says of troops that it calls by their name: "except the Immortals, who are regular".
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/army_draft.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Whether the word, in small letters, is one of the unit's name or of a line of its troops.
[[nodiscard]] bool is_called(const ArmyDraft& draft, const UnitDraft& unit, std::string_view word,
                             const Vocabulary& vocabulary);

// The units that the words name together: "the Sultan's household" where nobody else is called the Sultan's,
// "the Italians at the very end" where those are the last of the list, "the Bretons" of a heading. None if
// nobody is called so.
[[nodiscard]] std::vector<UnitPlace>
units_called(const ArmyDraft& draft, const std::vector<std::string>& words, const Vocabulary& vocabulary);

// Gives the values to the troops of the units that are called so and say nothing else.
void put_values_of_named(ArmyDraft& draft, const std::vector<SaidOfNamed>& said,
                         const Vocabulary& vocabulary);

// Before a number where a unit is meant by it: "nos. 7 and 8".
inline constexpr char unit_number_sign = '#';

} // namespace muster
