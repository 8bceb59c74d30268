// SPDX-License-Identifier: MIT
// The lines of a mail as a list of troops is read from them.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// With footnotes and ranges put where they belong, wrapped lines and blocks of values joined, what is
// labelled and what closes the mail marked, and peoples that are the army named as its troops.
[[nodiscard]] std::vector<MailLine> list_lines(std::vector<MailLine> lines, const Vocabulary& vocabulary);

} // namespace muster
