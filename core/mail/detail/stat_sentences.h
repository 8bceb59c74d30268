// SPDX-License-Identifier: MIT
// "Wardens, 3 vignettes. Foot, close, regular. Spear. Morale IV, skilled.": troops told in short sentences.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a line with its values behind commas, where the first sentence counts the troops and the others are
// values and nothing else; behind them it may say who is with the troops.
[[nodiscard]] std::vector<MailLine> with_stat_sentences_joined(std::vector<MailLine> lines,
                                                               const Vocabulary& vocabulary);

} // namespace muster
