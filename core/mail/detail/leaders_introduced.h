// SPDX-License-Identifier: MIT
// "The Queen herself is Commander-in-Chief and leads no unit: 100 points.": a leader told in a sentence with
// what he costs.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a sentence, alone in its line, as 'Commander-in-Chief 100, "The Queen"', where no other line names one
// of that rank.
[[nodiscard]] std::vector<MailLine> with_leaders_introduced(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
