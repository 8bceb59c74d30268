// SPDX-License-Identifier: MIT
// How many there are, told only by what they cost together: "Grey Company, 2 @ 32 = 64".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Such a line, above what the troops are, as "Grey Company, 2 vignettes @ 32 = 64" where the product comes
// out.
[[nodiscard]] std::vector<MailLine> with_counts_before_prices(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
