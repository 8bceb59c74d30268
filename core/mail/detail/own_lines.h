// SPDX-License-Identifier: MIT
// Lines that go on with no line above them, however wide the mail is.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// For each line whether it is one of its own: "unit commander, 10", which the mail has more than once, and
// "beasts", which heads the bullets beneath it as lines like it do elsewhere.
[[nodiscard]] std::vector<bool> lines_of_their_own(const std::vector<MailLine>& lines,
                                                   const Vocabulary& vocabulary);

} // namespace muster
