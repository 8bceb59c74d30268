// SPDX-License-Identifier: MIT
// Links that are alike and told at once.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "two links in line, each of two vignettes of clansmen (HIW, class IV)." as two sentences of one link each,
// "2 vignettes of clansmen (HIW, class IV), linked in line."
[[nodiscard]] std::vector<MailLine> with_links_of_each_apart(std::vector<MailLine> lines,
                                                             const Vocabulary& vocabulary);

} // namespace muster
