// SPDX-License-Identifier: MIT
// "Neither … nor …" in a line of troops: the value that is left, or what they have not.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "2 HSC regular, neither plus nor minus" as "…, Integrity n", where the trait has one value beside those
// denied; "neither shield nor javelin" as "no shield, no javelin". Of several values left nothing is told:
// the line stays as it is.
[[nodiscard]] std::vector<MailLine> with_neither_told(std::vector<MailLine> lines,
                                                      const Vocabulary& vocabulary);

} // namespace muster
