// SPDX-License-Identifier: MIT
// Forms that a player filled in: the unit in one line, and beneath it a line for everything that is asked.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, with those beneath "Unit: Spears" or "Unit 2: Spears" as one line of troops: "Vignettes: 4",
// "Troops: foot, close order", "Arms: elf-bow", "Commanders with it: none".
[[nodiscard]] std::vector<MailLine> with_forms_joined(std::vector<MailLine> lines,
                                                      const Vocabulary& vocabulary);

// "Vignettes: 4", "Unit 2: Spears": a label that such a form has, and what answers it.
[[nodiscard]] bool is_form_line(const MailLine& line, const Vocabulary& vocabulary);

// "Unit: Spears", "Unit 2: Spears": where the form of a unit begins.
[[nodiscard]] bool names_unit_of_form(const MailLine& line);

} // namespace muster
