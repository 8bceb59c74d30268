// SPDX-License-Identifier: MIT
// Lists numbered like the chapters of a book: "1 Wing of the Hall", "1.1 Black Uruks", or by the part and the
// place in it: "II/1 Axemen", "A-2 Riders", "I/b 2 boys".
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// Takes such numbers off as the labels of their lines, where they go on from line to line. One that numbers a
// name over the lines of its troops is marked as a unit's.
void take_outline_numbers(std::vector<MailLine>& lines);

} // namespace muster
