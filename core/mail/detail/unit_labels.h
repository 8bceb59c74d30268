// SPDX-License-Identifier: MIT
// Labels and names of units in places where readers do not look for them.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "Unit A = Riders; 4 vignettes; mounted" as "Unit A: Riders; …", "3 x Guard: foot / close [unit 1: General]"
// as "Unit 1: 3 x Guard: foot / close (General)" where no other line has that label; and "Goblins (General in
// this unit)" over "6 vignettes: foot, …" as "6 vignettes Goblins (General): foot, …".
[[nodiscard]] std::vector<MailLine> with_unit_labels_in_place(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
