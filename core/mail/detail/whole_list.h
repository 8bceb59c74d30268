// SPDX-License-Identifier: MIT
// Doubts that only the list as a whole shows: two lists or texts of which one is meant, words that are struck
// out, a "yes" to what nothing says, a leader who joins the line of some number.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_reader.h"

#include <vector>

namespace muster {

// Adds the questions to those of the mail, whose lines these are.
void ask_of_whole_list(const std::vector<MailLine>& lines, MailReading& mail);

} // namespace muster
