// SPDX-License-Identifier: MIT
// "2 x HIS, 3 x LIN and 1 x HSC, that makes 6.": what the troops of a line come to, told behind them.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a sum as a line of its own, where troops have no prices.
[[nodiscard]] std::vector<MailLine> with_spoken_sums_apart(std::vector<MailLine> lines,
                                                           const Vocabulary& vocabulary);

} // namespace muster
