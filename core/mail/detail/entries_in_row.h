// SPDX-License-Identifier: MIT
// "Left wing: 2 Lancers, HSC-IV-IA / 1 Fanatics, HIN-V-IA": troops in one line, each with its count, its name
// and behind a comma its code.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with one for each of such troops, and one for the heading. A slash parts troops only in a list of
// which its writer says that nothing is linked, for it may join them; a semicolon parts them always.
[[nodiscard]] std::vector<MailLine> with_entries_of_row_apart(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
