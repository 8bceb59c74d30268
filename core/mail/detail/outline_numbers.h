// SPDX-License-Identifier: MIT
// Lists numbered like the chapters of a book: "1 Wing of the Hall", "1.1 Black Uruks", "1.2 Goblin archers".
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// Takes such numbers off as the labels of their lines, where they go on from line to line. One that numbers a
// name over the lines of its troops is marked as a unit's.
void take_outline_numbers(std::vector<MailLine>& lines);

} // namespace muster
