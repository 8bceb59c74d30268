// SPDX-License-Identifier: MIT
// "Extraordinarii, led by Scipio: 20 HI" in a list with "Scipio, C-in-C: 100": generals by their own name,
// and sentences that tell whom a general with a line of his own leads.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with the general's rank in place of his name, "Extraordinarii: 20 HI, led by the C-in-C"; and
// "The C-in-C leads the Extraordinarii in person, so no other officer is with them" as "The C-in-C is with
// the Extraordinarii". Only of generals who are paid for in a line of their own.
[[nodiscard]] std::vector<MailLine> with_leaders_by_rank(std::vector<MailLine> lines,
                                                         const Vocabulary& vocabulary);

} // namespace muster
