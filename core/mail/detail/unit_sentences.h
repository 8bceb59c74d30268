// SPDX-License-Identifier: MIT
// "Unit One - joined by the General.", "Unit Two.": labels of units that are sentences over their troops.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such lines over troops as "Unit One (General):" and "Unit Two:"; "Unit B - nobody with it." as "Unit B:".
[[nodiscard]] std::vector<MailLine> with_unit_sentences_as_headings(std::vector<MailLine> lines,
                                                                    const Vocabulary& vocabulary);

} // namespace muster
