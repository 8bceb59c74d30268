// SPDX-License-Identifier: MIT
// Labels and their values in two columns of spaces:
//   Vignettes    4
//   Class        foot, close order
//   Weapon       spear
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such lines as "Vignettes: 4", "Class: foot, close order". Only where several labels that a form has stand
// before values in the same column.
[[nodiscard]] std::vector<MailLine> with_label_columns(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
