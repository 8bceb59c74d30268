// SPDX-License-Identifier: MIT
// "= 990 and I've a tenner left for a pint!!", "So that's 12, phew.", "990/1000" beneath the troops: a sum
// that no word of sums names, with talk behind it.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines behind the last troops with such a sum as "Total 990" and the talk in a line of its own.
[[nodiscard]] std::vector<MailLine> with_closing_sums_told(std::vector<MailLine> lines,
                                                           const Vocabulary& vocabulary);

} // namespace muster
