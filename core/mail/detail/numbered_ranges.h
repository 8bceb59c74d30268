// SPDX-License-Identifier: MIT
// "1-4. Legionaries", "5-6. Auxilia", "7. Archers": lines whose numbers count the troops of the whole list.
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// The lines with "4 x" in place of "1-4." where the numbers go on from line to line, with at least one range
// among them; otherwise as they are.
[[nodiscard]] std::vector<MailLine> with_ranges_counted(std::vector<MailLine> lines);

} // namespace muster
