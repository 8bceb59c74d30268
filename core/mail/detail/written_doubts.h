// SPDX-License-Identifier: MIT
// What a list leaves in doubt though every line was read: codes of no class, counts below none, the same
// troops twice in a line, numbers in brackets behind a unit's, orders that are denied, leaders whom nobody
// pays for.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "-5 HIS" where all lines that count troops begin so: a bullet. In other lists the line is asked about.
[[nodiscard]] std::vector<MailLine> with_minus_as_bullet(std::vector<MailLine> lines,
                                                         const Vocabulary& vocabulary);

// Adds the questions of lines about which the reading asks nothing yet.
void ask_of_doubts(MailReading& reading, const std::vector<MailLine>& lines, const Vocabulary& vocabulary);

} // namespace muster
