// SPDX-License-Identifier: MIT
// Forms that a player filled in: the unit in one line, and beneath it a line for everything that is asked.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, with those beneath "Unit: Spears" as one line of troops: "Vignettes: 4", "Troops: foot, close
// order", "Arms: elf-bow", "Commanders with it: none".
[[nodiscard]] std::vector<MailLine> with_forms_joined(std::vector<MailLine> lines,
                                                      const Vocabulary& vocabulary);

} // namespace muster
