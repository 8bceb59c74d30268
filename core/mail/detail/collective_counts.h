// SPDX-License-Identifier: MIT
// Counts told by a word for several together or for one by itself: "a pair of vignettes", "a lone vignette".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <vector>

namespace muster {

// "a pair of vignettes of archers" as "two vignettes of archers" where the line begins with it.
[[nodiscard]] std::vector<MailLine> with_collectives_counted(std::vector<MailLine> lines,
                                                             const Vocabulary& vocabulary);

// "several vignettes of archers", "two pairs of archers": how many these are is not said. Where such words of
// the troops between `begin` and `end` stand at the token, behind them; else `at`. `counted`: the troops have
// a count.
[[nodiscard]] std::size_t end_of_untold_collective(const Tokens& tokens, std::size_t begin, std::size_t at,
                                                   std::size_t end, bool counted);

} // namespace muster
