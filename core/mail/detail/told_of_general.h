// SPDX-License-Identifier: MIT
// Who the General is and how he is rated, told in sentences.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "Keith, the Old Chief (General) has rating 3." as "General has rating 3.", and "Thranduil, my General,
// rating 5." as "General's rating 5."
[[nodiscard]] std::vector<MailLine> with_general_rated(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

// "King and sub-commander ride with them" as "General and …" where "The King is my General" is told.
[[nodiscard]] std::vector<MailLine> with_title_of_general(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

} // namespace muster
