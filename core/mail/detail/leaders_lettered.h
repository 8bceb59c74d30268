// SPDX-License-Identifier: MIT
// "Sub-commander B is here" beneath "WING B": leaders called by the letter or number of their part.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines without that letter where it is the part's in which they stand.
[[nodiscard]] std::vector<MailLine> with_leaders_of_own_parts(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
