// SPDX-License-Identifier: MIT
// A mail whose writer answers the umpire's quoted questions: what each answer is about stands in its
// question.
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// The lines with what the questions say in the answers beneath them: "> Where is your General?" and "With the
// Guards." as "The General is with the Guards.", "> What is on your left wing?" as the heading "left wing:",
// "> General's rating:" and "4" as "General's rating 4".
// Lines in which fewer than two questions are answered stay as they are.
[[nodiscard]] std::vector<MailLine> with_questions_answered(std::vector<MailLine> lines);

} // namespace muster
