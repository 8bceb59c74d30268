// SPDX-License-Identifier: MIT
// "Lord General's Regiment": names in which a general's title stands, and which need not say that he is
// there.
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <vector>

namespace muster {

// Whether "General's" stands at `at` with a word in front of it and one behind it that begin with capitals,
// or with such a body of troops as "foot" behind it: not "the General's Guard", nor "HCC General's Horse".
[[nodiscard]] bool is_in_name_with_general(const Tokens& tokens, std::size_t at);

// The lines, with such names of troops between quotation marks, which raise a question, where no line says
// plainly who the General is.
[[nodiscard]] std::vector<MailLine> with_general_names_quoted(std::vector<MailLine> lines,
                                                              const Vocabulary& vocabulary);

} // namespace muster
