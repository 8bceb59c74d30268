// SPDX-License-Identifier: MIT
// The words that a mail defines for itself: "UC = unit commander".
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <optional>
#include <vector>

namespace muster {

// `vocabulary` with what the lines define, and with signs of grades apart where they stand so; nothing if
// the lines add nothing. A key of letters is taken out of the lines.
[[nodiscard]] std::optional<Vocabulary> vocabulary_of(std::vector<MailLine>& lines,
                                                      const Vocabulary& vocabulary);

} // namespace muster
