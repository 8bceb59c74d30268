// SPDX-License-Identifier: MIT
// "Each chief is a unit commander at 25 points", "Each unit has a chief (= unit commander, 25 pts)": a word
// of their people for those who command the units.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, with the sentence as 'A "chief" is a unit commander at 25 points', behind what else it says,
// where the lines of troops name such a man beside others and the word stands nowhere else.
[[nodiscard]] std::vector<MailLine> with_rank_words_quoted(std::vector<MailLine> lines,
                                                           const Vocabulary& vocabulary);

} // namespace muster
