// SPDX-License-Identifier: MIT
// Units whose heading counts them, above lines with labels for what they are, what they cost and who is
// there:
//   Unit 1 - Archers - 3 vignettes
//     Traits:  foot, loose order, regular
//     Working: 12 + 3 = 15 each; 3 x 15 = 45
//     With it: the General
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such lines as "Unit 1 (Archers): 3 vignettes, foot, loose order, regular, 15 points each = 45, the
// General". A working that does not come out stays as it is.
[[nodiscard]] std::vector<MailLine> with_labelled_units_joined(std::vector<MailLine> lines,
                                                               const Vocabulary& vocabulary);

} // namespace muster
