// SPDX-License-Identifier: MIT
// The General's rating and with whom he is, in lines of their own.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "General: rating 5. He stands with unit A.", "General" over "rating 5" and "with unit A" as "General's
// rating 5" and "The General is with unit A."; other lines, and those of which any part is not understood, as
// they are.
[[nodiscard]] std::vector<MailLine> with_general_apart(const std::vector<MailLine>& lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
