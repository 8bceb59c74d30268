// SPDX-License-Identifier: MIT
// Prices that players work out behind or beneath their troops in signs alone.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "10 IP x 6 = 60" beneath or behind six goblins as "6 x 10 = 60 IP"; and "30 MI @ 2 + 25 = 85" as "30 MI @ 2
// + unit commander 25 = 85" where the mail says elsewhere that a commander costs 25. What does not come out
// stays as it is.
[[nodiscard]] std::vector<MailLine> with_worked_prices(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
