// SPDX-License-Identifier: MIT
// "That makes 12, an irregular army": what the army is, told in the sentence that adds it up.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a line as "That makes 12. The army is irregular."
[[nodiscard]] std::vector<MailLine> with_army_behind_sum_apart(std::vector<MailLine> lines,
                                                               const Vocabulary& vocabulary);

} // namespace muster
