// SPDX-License-Identifier: MIT
// Sentences about a leader: with whom he is, or that he stands alone, and what he costs.
#pragma once

#include "mail/detail/leaders_told_twice.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// "The Commander-in-Chief stands by himself and costs 100." as "Commander-in-Chief, 100"; other lines as they
// are.
[[nodiscard]] std::string with_leader_alone(std::string line, const Vocabulary& vocabulary);

// "Julian, the C-in-C, leads them in person = 100" beneath his troops as "with the C-in-C, 100"; other lines
// as they are.
[[nodiscard]] std::string with_leader_of_these(std::string line, const Vocabulary& vocabulary);

// "Both generals stand apart, each alone."
[[nodiscard]] bool leaders_stand_alone(const Tokens& tokens);
// "There is also a sub-general, Parmenio, at 50 points." as "sub-general, 50, "Parmenio""; other lines as
// they are.
[[nodiscard]] std::string with_leader_there(std::string line, const Vocabulary& vocabulary);

// "The C-in-C commands no unit.", or whom with_leader_there() found in the line; nothing where anything else
// is said. `text` is the line's in its usual form.
[[nodiscard]] std::optional<LoneLeader> lone_leader_in(const MailLine& line, const std::string& text,
                                                       const Vocabulary& vocabulary);

// "Unit commander (reg) 10 pts." behind "30 HI, pike, 180 pts.": whether the sentence tells of the officer
// of the troops before it, and nothing else.
[[nodiscard]] bool is_officer_of_these(std::string_view above, std::string_view text,
                                       const Vocabulary& vocabulary);

// "The C-in-C (100) leads them himself, so they need no unit commander." behind troops: he is with them.
[[nodiscard]] bool leads_these(std::string_view above, std::string_view text, const Vocabulary& vocabulary);
// Of such a sentence what says who he is and what he costs: no unit has two commanders.
[[nodiscard]] std::string leader_of_these(const std::string& text);

} // namespace muster
