// SPDX-License-Identifier: MIT
// "A. Phalanx: 40 HI C pike", "B. Guard: 20 HI B pike": letters that number lines in which other letters
// grade the troops.
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// Takes letters that run on from A, one line after the other with the same mark behind them, as the labels of
// the lines, where each counts something and another letter stands alone in some of them. Fewer than three,
// or letters that do not run on, may be values or names.
void take_running_letters(std::vector<MailLine>& lines);

} // namespace muster
