// SPDX-License-Identifier: MIT
// Words as they are spoken in the country: "all of 'em", "rides wi' 8 chariots".
#pragma once

#include "mail/detail/mail_lines.h"

#include <vector>

namespace muster {

// The lines of text with such words as they are written.
[[nodiscard]] std::vector<MailLine> with_spoken_words_written(std::vector<MailLine> lines);

} // namespace muster
