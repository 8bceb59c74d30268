// SPDX-License-Identifier: MIT
// "HORSE            245" over troops: a kind with what its troops come to together.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a line as the heading of a part, and its sum beneath the troops of the part: 'Division "HORSE"' and
// 'Division "HORSE" 245'. Only of two kinds or more, where no other parts are told and no part must be rated.
[[nodiscard]] std::vector<MailLine> with_sums_of_kinds_beneath(std::vector<MailLine> lines,
                                                               const Vocabulary& vocabulary);

} // namespace muster
