// SPDX-License-Identifier: MIT
// Words that were taken for a part of a name, or for talk, though they may change what the troops are: "4 x
// spears, maybe", "Not used:", "3-4 Uruks", "One more, please".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_reader.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Adds the questions of lines about which the reading asks nothing yet.
void ask_of_doubtful_names(MailReading& reading, const std::vector<MailLine>& lines,
                           const Vocabulary& vocabulary);

} // namespace muster
