// SPDX-License-Identifier: MIT
// "I - Caratacus", "II - 10 chariots": lines that Roman numerals number.
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// Takes numbers before names that count the rows from 1 on, "1 Greeks   30 HI", and numerals before a dash or
// a colon that count the lines from I on as their labels. A single one may be a value.
void take_running_numerals(std::vector<MailLine>& lines);

} // namespace muster
