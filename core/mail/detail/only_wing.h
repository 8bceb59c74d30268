// SPDX-License-Identifier: MIT
// "One wing only: rating 5, advance.": the only part of an army, told in a sentence of its own.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, with such a sentence as the heading "Wing (rating 5, advance)" and what stands before and behind
// it in its line as lines of their own. Only where the rule set rates the commanders of parts.
[[nodiscard]] std::vector<MailLine> with_only_wing_as_heading(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
