// SPDX-License-Identifier: MIT
// "All elves are regular" in a list whose subject is "Wood elves": the whole army.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, with "all troops" where all of the people that the mail's subject names are meant and no line of
// troops names them.
[[nodiscard]] std::vector<MailLine> with_people_meant(std::vector<MailLine> lines,
                                                      const Vocabulary& vocabulary);

} // namespace muster
