// SPDX-License-Identifier: MIT
// "The same letter is the same link, a dash is not linked": links that a letter beside each troop tells.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines of each letter together beneath "Link A:", those without one beneath "Not linked:", and the
// sentence that explains the letters left out. Nothing is changed where a line of troops has no such field or
// the lines of a letter stand apart.
[[nodiscard]] std::vector<MailLine> with_links_by_letter(std::vector<MailLine> lines,
                                                         const Vocabulary& vocabulary);

} // namespace muster
