// SPDX-License-Identifier: MIT
// The General told of one of several troops, or beside the name that stands over its troops, in the form that
// the line's readers know.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <string>
#include <vector>

namespace muster {

// "Forgot to say: one vignette of the spearmen has the General", "one of the Gauls is the General", "The Duke
// is my General, he rides with one of the two knights" as "The General is with one vignette of the spearmen".
[[nodiscard]] std::string with_general_of_one(std::string line, const Vocabulary& vocabulary);

// "Attila's bodyguard, Attila is my General" over the line of those troops as "Attila's bodyguard (General)".
[[nodiscard]] std::vector<MailLine> with_general_beside_name(std::vector<MailLine> lines,
                                                             const Vocabulary& vocabulary);

} // namespace muster
