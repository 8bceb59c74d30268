// SPDX-License-Identifier: MIT
// "archers in mail", and in another line "archers without": what the one has and the other lacks.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, without such a word at their end where the rules know nothing of what it denies. Other denials
// stay.
[[nodiscard]] std::vector<MailLine> without_bare_denials(std::vector<MailLine> lines,
                                                         const Vocabulary& vocabulary);

} // namespace muster
