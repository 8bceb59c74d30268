// SPDX-License-Identifier: MIT
// "The C-in-C leads unit 1 himself and the sub-general unit 2, so those two have no unit commander" over rows
// that show it.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines without such sentences, where each unit that they number has a line which begins with its number
// and names that leader and his men, and no unit commander where the sentence denies one. Any other sentence
// stays.
[[nodiscard]] std::vector<MailLine> with_leading_restated_left_out(std::vector<MailLine> lines,
                                                                   const Vocabulary& vocabulary);

} // namespace muster
