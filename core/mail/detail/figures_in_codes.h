// SPDX-License-Identifier: MIT
// "4Bd", four figures on the base of blades, in what a mail says of troops: "All IF except the 4Bd, who are
// RA".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// As "All IF except the Bd, who are RA", where the list has those troops with no other number of figures.
[[nodiscard]] std::vector<MailLine> without_figures_in_talk(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
