// SPDX-License-Identifier: MIT
// "Sacred Band, led by the General himself:" over the line of the General and that of his men.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines, with "Sacred Band:", "C-in-C 100, leading" and "14 HI" in their place, or with "led by C-in-C
// 100" where he stands beneath his men; "(15 figures with him)" beneath 14 men and their leader says the
// same. What is said there and is not understood, or does not come out, is asked. Of a part of the field
// nothing is said: he may lead it and stand alone.
[[nodiscard]] std::vector<MailLine> with_leaders_of_headings(std::vector<MailLine> lines,
                                                             const Vocabulary& vocabulary);

} // namespace muster
