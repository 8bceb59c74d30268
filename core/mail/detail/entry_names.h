// SPDX-License-Identifier: MIT
// Entries that begin with their name and a full stop: "2. PHALANX, 1st. 32 HI, pike @ 6 = 192."
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "2. PHALANX, 1st. 32 HI …" as "2. PHALANX 1st: 32 HI …", where at least three numbered lines are written
// so.
[[nodiscard]] std::vector<MailLine> with_names_of_entries(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

// "Elephants: 3 barb @ 25 = 75, unit commander barb 25" as "3 Elephants barb @ …": of a name that is nothing
// but a class, where no other class stands in the line but an officer's.
[[nodiscard]] std::vector<MailLine> with_classes_of_entries(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
