// SPDX-License-Identifier: MIT
// "HIP-III-RA count=3", "HIWn IR (qty: 4)": counts behind the words that label them.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Lines of troops with such a count as "3 x HIP-III-RA", where nothing else in the line counts.
[[nodiscard]] std::vector<MailLine> with_labelled_counts_in_front(std::vector<MailLine> lines,
                                                                  const Vocabulary& vocabulary);

} // namespace muster
