// SPDX-License-Identifier: MIT
// Troops whose name and count are a sentence, and what they are the next: "Took archers, 4 vignettes. LRW,
// skilled."
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a line as "Took archers: 4 vignettes, LRW, skilled."
[[nodiscard]] std::vector<MailLine> with_counts_before_values(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
