// SPDX-License-Identifier: MIT
// Lines that head parts of a list, brought to the forms that readers of headings know.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// "FOOT, four bases to the vignette" as "FOOT (four bases)", "FIRST WING: Eomer, rating 4. Orders: hold." as
// "FIRST WING (Eomer, rating 4, Orders: hold)", the letters before rows of semicolons as labels; and "1st
// unit, the King's chariots" marked where the troops beneath say the same.
[[nodiscard]] std::vector<MailLine> with_usual_headings(std::vector<MailLine> lines,
                                                        const Vocabulary& vocabulary);

} // namespace muster
