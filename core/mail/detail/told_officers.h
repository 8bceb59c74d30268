// SPDX-License-Identifier: MIT
// What a mail explains once of the commanders of its units, and writes in short in its lines.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// 'Where I write "led" the unit has a unit commander of its own at 25 points, in the figure on the right' as
// '"led" is the unit commander. A unit commander costs 25'; and where the mail says "plus 25 for the unit
// commander", a line such as "160+25   ten chariots" as "ten chariots = 160, unit commander 25".
[[nodiscard]] std::vector<MailLine> with_told_officers(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
