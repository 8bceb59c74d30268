// SPDX-License-Identifier: MIT
// Clauses that tell a story of the men within the brackets of their line: "(LIW, RA; they have been paid for
// two generations)".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines of troops without such clauses. A clause stays where one of its words may say something of the
// troops: a value, a count, a unit, a change.
[[nodiscard]] std::vector<MailLine> with_stories_left_out(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

} // namespace muster
