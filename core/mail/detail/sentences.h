// SPDX-License-Identifier: MIT
// The sentences of a line of a mail.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "…, no shield. General here   140": a sum in the margin belongs to the troops, not to what is said of them.
void put_margin_first(MailLine& line);
// The sentences of a line, each as a line of its own. Values alone behind troops ("No barding, not fast.")
// stay with them.
[[nodiscard]] std::vector<MailLine> sentences_of(MailLine line, const Vocabulary& vocabulary);

} // namespace muster
