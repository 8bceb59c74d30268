// SPDX-License-Identifier: MIT
// Ditto marks in columns without a heading: a cell that repeats the one above it.
//   Left    2   HIP   IV    RA   silver shields
//    "      3    "    III   "    phalanx
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// The lines with what is repeated written out, and without the words that explain the mark.
[[nodiscard]] std::vector<MailLine> with_ditto_marks_filled(std::vector<MailLine> lines);

} // namespace muster
