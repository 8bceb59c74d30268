// SPDX-License-Identifier: MIT
// "Cassivellaunus, Commander-in-Chief, 100 pts. He leads the first chariots himself.": a general told of by
// "he" behind his own line.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with "The Commander-in-Chief leads the first chariots himself." as a line of its own. Only where
// no other leader and no troops stand in the line that "he" goes on with.
[[nodiscard]] std::vector<MailLine> with_him_by_rank(std::vector<MailLine> lines,
                                                     const Vocabulary& vocabulary);

} // namespace muster
