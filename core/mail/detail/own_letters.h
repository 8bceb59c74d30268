// SPDX-License-Identifier: MIT
// Short forms of the player's own, which the mail explains before it uses them.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Beneath "Abbreviations: F foot, M mounted / cl, lo = order / Ph = physique" the line "4 spears, F cl, Ph
// high" in whole words. What explains them is left out; it stays, and with it every letter, where a part of
// it is not understood. So of "CO, LO = close, loose order. m = morale, 0 = no shield.", where troops are
// written.
[[nodiscard]] std::vector<MailLine> with_letters_written_out(std::vector<MailLine> lines,
                                                             const Vocabulary& vocabulary);

} // namespace muster
