// SPDX-License-Identifier: MIT
// "One line per part, like last time": how the list is laid out, which is held against the list itself.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Drops the questions about such sentences where each part, or each unit, has a line of its own as they say;
// asks about those that say so of a list in which it is otherwise.
void settle_lines_of_parts(MailReading& reading, const std::vector<MailLine>& lines,
                           const Vocabulary& vocabulary);

} // namespace muster
