// SPDX-License-Identifier: MIT
// Prose in a mail: lines that an editor wrapped, as the paragraphs they were, and the sentences of a line.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <vector>

namespace muster {

// The lines with those joined that were one before an editor wrapped them: all but the last of them are as
// long as fits, and what follows begins neither a list nor a column.
[[nodiscard]] std::vector<MailLine> unwrapped(std::vector<MailLine> lines);
// The sentences of a line, each as a line of its own. Values alone behind troops ("No barding, not fast.")
// stay with them.
[[nodiscard]] std::vector<MailLine> sentences_of(const MailLine& line, const Vocabulary& vocabulary);

} // namespace muster
