// SPDX-License-Identifier: MIT
// "LEFT WING - sub-commander rating 4 (he is with the Guard too) - orders: wait": an aside in a heading that
// says with whom the commander of the part is.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a heading as "LEFT WING - sub-commander rating 4, with the Guard - orders: wait".
[[nodiscard]] std::vector<MailLine> with_asides_of_commanders(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
