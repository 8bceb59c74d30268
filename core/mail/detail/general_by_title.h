// SPDX-License-Identifier: MIT
// The General by a title of his own, and beside his name.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Where "Da Boss (General) is rated 3" or "King Bladorthin is the General" is told, "so does da Boss" as "so
// does the General"; and of troops "with Varro as General" as "with Varro (General)".
[[nodiscard]] std::vector<MailLine> with_general_by_title(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary);

} // namespace muster
