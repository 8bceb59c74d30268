// SPDX-License-Identifier: MIT
// "Foot has 4 bases, horse 2. Only the Templars have 3.": a number whose noun stands a sentence before it.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// The lines with the noun behind such a number, and ", only the Templars have 3" as a sentence of its own.
[[nodiscard]] std::vector<MailLine> with_numbers_named(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
