// SPDX-License-Identifier: MIT
// "3 HIPn, in one link", "1 HIS, supported by 1 VLI", "Left wing, all single:": links that players tell in
// other words than the rules do.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with their links as "linked in line", "Support link: 1 HIS + 1 VLI" and "Left wing:".
[[nodiscard]] std::vector<MailLine> with_links_told_plainly(std::vector<MailLine> lines,
                                                            const Vocabulary& vocabulary);

} // namespace muster
