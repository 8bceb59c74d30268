// SPDX-License-Identifier: MIT
// "Sub-commander B is here" beneath "WING B": leaders called by the letter or number of their part.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <vector>

namespace muster {

// The lines without that letter where it is the part's in which they stand.
[[nodiscard]] std::vector<MailLine> with_leaders_of_own_parts(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

// "B" of "WING B - sub-commander rating 2", "Command 2:" in small letters; "" where no letter or number
// stands there.
[[nodiscard]] std::string label_of_part(const Tokens& tokens);

// "Sub-commander of wing A is here", "General and sub-commander A are here" beneath "WING B".
[[nodiscard]] bool places_leader_of_other_part(const Tokens& tokens, const std::string& label);

} // namespace muster
