// SPDX-License-Identifier: MIT
// Troops one behind the other in a line, each with its count behind it: "Guards HIM-IV-RA (4), levies
// LIN-II-IA (2)".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with one for each of such troops. A line that holds anything else, a heading or a link stays as
// it is.
[[nodiscard]] std::vector<MailLine> with_counted_entries_apart(std::vector<MailLine> lines,
                                                               const Vocabulary& vocabulary);

} // namespace muster
