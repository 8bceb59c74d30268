// SPDX-License-Identifier: MIT
// Words before troops that may count them, or take them away, and do not say so for sure: "e1 x", "½ x",
// "minus 1 x", "~3 x".
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <string>
#include <vector>

namespace muster {

// "minus", "about", "~": the number behind it is not sure to be a count.
[[nodiscard]] bool leaves_count_open(const Token& before);

// A question for each of them; also for words with letters that nobody sees or that turn the text around, so
// that a person sees another line than is read. `used` of the items, `taken` of the tokens: what is
// understood already.
[[nodiscard]] std::vector<std::string> untold_counts(const Phrases& phrases, const Piece& piece,
                                                     const std::vector<bool>& used,
                                                     const std::vector<bool>& taken);

} // namespace muster
