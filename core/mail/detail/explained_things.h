// SPDX-License-Identifier: MIT
// Sentences that say what a sign, a short form or a thing is: "Those with an asterisk stand off the main
// battle line", "UC means a barbarian unit commander", "Stakes are field defences".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with what a sign, a short form or a thing means in its place. A sentence of which it is not plain
// where its sign stands is left as it is.
[[nodiscard]] std::vector<MailLine> with_things_explained(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

} // namespace muster
