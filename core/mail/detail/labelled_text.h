// SPDX-License-Identifier: MIT
// Lines that fill in a text about the army: "Player: A. Player", "Army: The Old Guard".
#pragma once

#include "mail/detail/mail_reader.h"

#include <optional>
#include <string>

namespace muster {

// Puts the text behind a known label in its place and returns it; nothing if the line has no such label.
std::optional<std::string> take_labelled_text(const std::string& text, MailReading& reading);

// Gives lines such as "Orders: hold the hill" their role, where the rule set has a text of that name.
[[nodiscard]] std::vector<MailLine> with_labels_marked(std::vector<MailLine> lines, const Ruleset& ruleset);
// Takes such a line as the text of the army or of `unit`, which may be null; whether it could.
[[nodiscard]] bool put_labelled_text(const MailLine& line, const Ruleset& ruleset, UnitDraft* unit,
                                     MailReading& reading);

} // namespace muster
