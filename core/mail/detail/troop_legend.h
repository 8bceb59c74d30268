// SPDX-License-Identifier: MIT
// A legend of troops, and lists of its letters beneath:
//   A = (HIS-III-RA) spearmen
//   B = (LIN-II-IF) levies
//   Left wing: 2 x A, 1 x B
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with the troops in place of the letters, and without the legend. A legend is one of two letters
// or more, each of which some line counts; other lines stay as they are.
[[nodiscard]] std::vector<MailLine> with_legend_spelled_out(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
