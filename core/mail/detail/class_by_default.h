// SPDX-License-Identifier: MIT
// A class that troops have unless their own line says another.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Beneath "Unless I say otherwise a vignette is loose order regular foot, drilled" the line "Archers: 4
// vignettes, LRW" as "Archers: 4 vignettes, foot, LRW". The sentence keeps all but the class.
[[nodiscard]] std::vector<MailLine> with_class_by_default(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

} // namespace muster
