// SPDX-License-Identifier: MIT
// Labels of links in front of their troops, and words that say of a troop beside them that it is in none.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "Link 1 (in line)   3x HISn" as "Link 1 (in line): 3x HISn", and "archers, not in a link", "(not part of
// the link)", "in no link" as "archers, unlinked".
[[nodiscard]] std::vector<MailLine> with_links_in_place(std::vector<MailLine> lines,
                                                        const Vocabulary& vocabulary);

} // namespace muster
