// SPDX-License-Identifier: MIT
// Parts of an army that are told in sentences.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "The Mayor's wing. His rating is 2, orders hold. He stands among the archers." as "The Mayor's wing (His
// rating is 2, orders hold). The sub-commander is with the archers."
[[nodiscard]] std::vector<MailLine> with_wings_as_headings(std::vector<MailLine> lines,
                                                           const Vocabulary& vocabulary);

} // namespace muster
