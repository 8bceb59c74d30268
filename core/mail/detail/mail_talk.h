// SPDX-License-Identifier: MIT
// What a line of a mail is that is no heading: troops, something that may be troops, a mark of the unit
// above, a sentence; and whether a sentence may say something that matters to the army.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

enum class TroopLine : std::uint8_t { none, perhaps, troops };

// Whether the text names the General, not his rating; over the troops only where it says with whom he is.
[[nodiscard]] bool names_general(std::string_view text, const Vocabulary& vocabulary, bool among_troops);

[[nodiscard]] TroopLine troop_line(const std::string& text, const MailLine& line,
                                   const Vocabulary& vocabulary);
// "The General is with this one": values of units and marks of troops, where nothing else stands in the line.
[[nodiscard]] std::vector<ValueOf> marks_in(std::string_view text, const Vocabulary& vocabulary);
[[nodiscard]] bool is_sentence(std::string_view text);
// `among_troops`: it stands between lines of troops. `understood`: a part of it was taken as a statement.
// `has_general`: the list marks one.
[[nodiscard]] bool may_matter(std::string_view text, bool among_troops, bool understood, bool has_general,
                              const Vocabulary& vocabulary);
// "Epoch IV" stands in the text: a trait of troops with its value; beside a statement about all
// (`beside_all`) also "class D" or the value alone.
[[nodiscard]] bool names_value(std::string_view text, bool beside_all, const Vocabulary& vocabulary);
// "My list for the cup", not "Norman list".
[[nodiscard]] bool names_any_list(const std::string& title);
// Neither a sentence nor a cry nor the heading of a table.
[[nodiscard]] bool may_be_title(const std::string& text);

} // namespace muster
