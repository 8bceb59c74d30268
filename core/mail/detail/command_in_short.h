// SPDX-License-Identifier: MIT
// Who commands, in fewer words than the rules use.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "mountain host, general 3." as "…, general rating 3.", "4 orcs - foot, loose [sub]" and "[general + sub]"
// with "sub-commander". Not where each line of troops is marked so: it may be a subtotal.
[[nodiscard]] std::vector<MailLine> with_command_in_short(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

} // namespace muster
