// SPDX-License-Identifier: MIT
// "Left wing, all single:", "Centre: two support links, spears in front": what a heading says of the links of
// those beneath it.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Of a rule set with links: the headings without the words that deny any, and with their links as a part of
// them.
[[nodiscard]] std::vector<MailLine> with_single_headings(std::vector<MailLine> lines,
                                                         const Vocabulary& vocabulary);

} // namespace muster
