// SPDX-License-Identifier: MIT
// Troops whose name is a sentence and who they are the next: "Wolf riders, sub-commander here. 3 vignettes,
// mounted, open order".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a line as "Wolf riders (sub-commander): 3 vignettes, mounted, open order"; behind a bullet also
// "Goblin bows. 4 vignettes, foot" as "Goblin bows: 4 vignettes, foot".
[[nodiscard]] std::vector<MailLine> with_names_before_counts(std::vector<MailLine> lines,
                                                             const Vocabulary& vocabulary);

} // namespace muster
