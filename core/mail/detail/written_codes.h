// SPDX-License-Identifier: MIT
// Words that are written as troops are, with a class that nobody knows.
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// "LSP-III-RA", "LSP/III", and of a whole line "LSP III RA": a word all parts of which but one are values of
// troops; "" if the line has none. `among_troops`: it was read as troops, so that a name may stand in it.
[[nodiscard]] std::string code_of_nothing(const Phrases& phrases, bool among_troops,
                                          const Vocabulary& vocabulary);

// "LSP-", "2 LSP+ boys" over or beneath troops that are graded so: a word in capitals that looks like a code
// with the sign of a value behind it, at the beginning of a line; "" if none stands there.
[[nodiscard]] std::string graded_code_of_nothing(const Phrases& phrases, const Vocabulary& vocabulary);

} // namespace muster
