// SPDX-License-Identifier: MIT
// Who commands what, told in whatever order and with whatever marks between: "Wing of the King / rating 4,
// with the Household / orders: attack", "General: rating 5. He stands with unit A."
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such headings as "Wing of the King (sub-commander rating 4, with the Household, orders attack)"; what is
// told of a wing's commander apart from its heading stands in that, and the General's company in a line of
// its own. Lines of which any part is not understood stay as they are.
[[nodiscard]] std::vector<MailLine> with_commands_in_usual_form(std::vector<MailLine> lines,
                                                                const Vocabulary& vocabulary);

} // namespace muster
