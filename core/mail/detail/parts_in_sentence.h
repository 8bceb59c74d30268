// SPDX-License-Identifier: MIT
// "Two wings: the Eored (sub-commander rating 3, orders attack) and the Westfold (sub-commander rating 3)."
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, with such a sentence as one heading for each part. Only where the rule set rates the commanders
// of parts, and where each bracket holds a rating.
[[nodiscard]] std::vector<MailLine> with_parts_apart(std::vector<MailLine> lines,
                                                     const Vocabulary& vocabulary);

} // namespace muster
