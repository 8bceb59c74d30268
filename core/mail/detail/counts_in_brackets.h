// SPDX-License-Identifier: MIT
// "(2) chariots of the guard: HSC IV RA": numbers in brackets before troops that count them.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with "2 x" in place of "(2)" where the numbers cannot be those of the lines, or the mail says
// that they count, and their sum is what the mail says there are in all; otherwise as they are.
[[nodiscard]] std::vector<MailLine> with_bracketed_counts(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

} // namespace muster
