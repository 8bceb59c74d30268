// SPDX-License-Identifier: MIT
// "All chariots are two-horse ones": what is said of all troops whose line names the kind alone.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines of such troops with what the sentence says, and the sentence without it.
[[nodiscard]] std::vector<MailLine> with_kinds_told_of(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
