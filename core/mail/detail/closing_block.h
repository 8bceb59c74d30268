// SPDX-License-Identifier: MIT
// The lines with which a mail ends: "Slainte, Morag", "hugs" and below it "Pippa".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, with those of the last paragraph as a signature where they are short and none of their words
// means anything, counts, denies or sums up.
[[nodiscard]] std::vector<MailLine> with_closing_marked(std::vector<MailLine> lines,
                                                        const Vocabulary& vocabulary);

} // namespace muster
