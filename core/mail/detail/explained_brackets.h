// SPDX-License-Identifier: MIT
// "Number of bases per vignette in square brackets": what a sentence says that the numbers in brackets behind
// troops are.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with "CAT on 3 bases" in place of "CAT [3]", "4 x HIS" of "HIS (4)" and "HC = 120" of "HC {120}",
// and without the words that explain it. As they are where a line of troops has no such number, or has one
// that may be something else.
[[nodiscard]] std::vector<MailLine> with_brackets_explained(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
