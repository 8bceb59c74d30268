// SPDX-License-Identifier: MIT
// Troops described over several lines, one trait a line:
//   3 x Dragonkin
//     Class: foot
//     Order: close
// or in the lines beneath their name:
//   3 x riders of the Westfold, 24 IP each
//      mounted, loose, regular, lance
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with those of such a block joined to its first: "3 x Dragonkin, Class: foot, Order: close".
[[nodiscard]] std::vector<MailLine> joined_blocks(std::vector<MailLine> lines, const Vocabulary& vocabulary);

} // namespace muster
