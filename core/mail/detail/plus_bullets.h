// SPDX-License-Identifier: MIT
// "+ 2 x HCC-IV-RA Templars": a plus that opens the lines of a list and adds nothing to the line above.
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// Takes such a sign away as a bullet, where it opens a line of troops above which none stand. Elsewhere what
// stands behind it goes on with the line above: "+ unit commander 10".
void take_plus_bullets(std::vector<MailLine>& lines);

} // namespace muster
