// SPDX-License-Identifier: MIT
// "Tostig brings two vignettes of HIN-III": troops told by who comes with them.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such sentences as "Tostig leads two vignettes of HIN-III", which is no word of talk. Only behind a name,
// and before a count of what a code says.
[[nodiscard]] std::vector<MailLine> with_brought_troops_led(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
