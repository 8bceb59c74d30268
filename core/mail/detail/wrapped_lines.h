// SPDX-License-Identifier: MIT
// Lines of a mail that an editor wrapped, as the paragraphs they were.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

// Where the sum in a line's right margin begins, with the spaces before it: "defence B, no shield      51";
// the end of the line if it has none.
[[nodiscard]] std::size_t begin_of_margin(std::string_view text);
// The lines with those joined that were one before an editor wrapped them: all but the last of them are as
// long as fits, and what follows begins neither a list nor a column.
[[nodiscard]] std::vector<MailLine> unwrapped(std::vector<MailLine> lines, const Vocabulary& vocabulary);

} // namespace muster
