// SPDX-License-Identifier: MIT
// Cards of units: "Unit: Guards. 3 vignettes. The General is with this unit." over lines further in of what
// they are.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with each such head as "Unit: 3 vignettes of Guards", and who is with them in a line behind their
// values.
[[nodiscard]] std::vector<MailLine> with_card_heads_counted(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
