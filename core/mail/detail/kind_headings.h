// SPDX-License-Identifier: MIT
// "Foot, every vignette on 4 bases:" over the troops on foot: what a heading says of each of those beneath
// it.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a heading as "Foot, 4 bases each:", in the form in which headings are read. Only right over a line of
// troops; elsewhere it may be said of all of that kind.
[[nodiscard]] std::vector<MailLine> with_values_of_kind_headings(std::vector<MailLine> lines,
                                                                 const Vocabulary& vocabulary);

} // namespace muster
