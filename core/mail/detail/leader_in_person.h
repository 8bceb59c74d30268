// SPDX-License-Identifier: MIT
// Leaders who lead a unit themselves, and officers by a rank of their people.
#pragma once

#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace muster {

// "The King, commander-in-chief, leads this unit in person: fourteen heavy cavalry" as "The King,
// commander-in-chief + fourteen heavy cavalry", without "so no unit commander" behind it.
[[nodiscard]] std::string with_those_he_leads(std::string line, const Vocabulary& vocabulary);

// "80, chief 25 = 105" as "80, unit commander 25 = 105": who is paid for behind troops commands them.
[[nodiscard]] std::string with_chief_as_officer(std::string line, const Vocabulary& vocabulary);

// "All barbarians, every officer is a unit commander at 25" as "All barbarians": what officers are called
// says nothing of the troops.
[[nodiscard]] std::string without_kind_of_officers(std::string line, const Vocabulary& vocabulary);

// "leads 12 LC", "leading 12 LC" beneath the leader's line: where the troops begin, 0 if the line does not
// begin so.
[[nodiscard]] std::size_t behind_leading(std::string_view line);

// "(she leads the chariots herself, so no unit cdr)" beneath them. `are_they` tells whether a word means the
// troops above.
[[nodiscard]] bool leads_those_above(const Tokens& tokens, const std::function<bool(const Token&)>& are_they);

} // namespace muster
