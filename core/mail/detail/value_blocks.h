// SPDX-License-Identifier: MIT
// "3 vignettes of Guards" and beneath it, line by line and no further in, what they are: "foot, close order",
// "spear", "morale V"; or "3 x Guards, foot, close order" and the rest of it beneath, further in.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with each such block as one.
[[nodiscard]] std::vector<MailLine> with_values_joined(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
