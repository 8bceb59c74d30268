// SPDX-License-Identifier: MIT
// "The first two entries are regular, everybody else is barbarian", "all RA except the last two (IR)": troops
// that are told by where they stand.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with what such a sentence says put into each of the entries, and the sentence without it.
[[nodiscard]] std::vector<MailLine> with_entries_told_by_place(std::vector<MailLine> lines,
                                                               const Vocabulary& vocabulary);

} // namespace muster
