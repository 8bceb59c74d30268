// SPDX-License-Identifier: MIT
// What the heading of a part says of all of its troops in a sentence.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "Wing I, rating 3 (everything in this wing is regular)", "Wing I, rating 3. The whole wing is regular." as
// "Wing I, rating 3 (all regular)"; and "ELEPHANTS" over lines of troops as "ELEPHANTS:".
[[nodiscard]] std::vector<MailLine> with_whole_parts_told(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

} // namespace muster
