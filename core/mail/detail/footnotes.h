// SPDX-License-Identifier: MIT
// "3 HIN+ RA*" and beneath the list "* = General": what a mark stands for.
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// The lines with the words of a footnote in place of its mark, and without the footnote. What explains no
// mark of the lines stays as it is.
[[nodiscard]] std::vector<MailLine> with_footnotes(std::vector<MailLine> lines);

} // namespace muster
