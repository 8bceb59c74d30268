// SPDX-License-Identifier: MIT
// Conditions within a statement about all: "unless I say otherwise", "where nothing else is said", "except
// where marked"; and those that single out some troops: "where I say so".
#pragma once

#include "mail/detail/mail_token.h"

#include <cstddef>

namespace muster {

// "class D where I don't say otherwise", between `begin` and `end`: the token at which the condition begins;
// `end` if there is none.
[[nodiscard]] std::size_t begin_of_condition(const Tokens& tokens, std::size_t begin, std::size_t end);
// "Average size, drilled, unless I say otherwise.": whether the sentence that begins there has one.
[[nodiscard]] bool ends_in_condition(const Tokens& tokens, std::size_t begin);
// "Unless stated otherwise all are regular": the token behind the condition; `begin` if there is none.
[[nodiscard]] std::size_t end_of_condition(const Tokens& tokens, std::size_t begin, std::size_t end);
// "class D where marked": it holds for some troops only, and nothing shows for which.
[[nodiscard]] bool speaks_of_some(const Tokens& tokens, std::size_t begin, std::size_t end);

} // namespace muster
