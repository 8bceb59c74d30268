// SPDX-License-Identifier: MIT
// "1-4. Legionaries", "5-6. Auxilia", "Vignette 7: archers": lines whose numbers count the troops of the
// whole list.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with "4 x" in place of "1-4." where the numbers go on from line to line, with at least one range
// among them; otherwise what stands in a range before troops is passed over.
[[nodiscard]] std::vector<MailLine> with_ranges_counted(std::vector<MailLine> lines,
                                                        const Vocabulary& vocabulary);

} // namespace muster
