// SPDX-License-Identifier: MIT
// What a clause denies of some troops beside a statement about all: "only the cuirassiers have none".
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// "Everyone has shields; only the slingers have none", "(not the slingers)", ". The slingers don't", "The
// slingers have none, all others have shields" and "Apart from the slingers, everyone has shields" as
// "Everyone has shields except the slingers".
[[nodiscard]] std::string with_denied_as_excepted(std::string line, const Vocabulary& vocabulary);

// Whether the clause denies of some what is said elsewhere: "the slingers are without", "not the slingers".
[[nodiscard]] bool denies_of_some(const Tokens& tokens, std::size_t begin, std::size_t end);

// The first of the text's clauses that does so and of which nothing is `explained`; "" if there is none.
[[nodiscard]] std::string unread_denial_in(std::string_view text, const Tokens& tokens,
                                           const std::vector<bool>& explained);

// The same of a text of which nothing was understood.
[[nodiscard]] std::string denial_in(std::string_view text, const Vocabulary& vocabulary);

// "All regular, bar the bad ones", "… The bad ones aren't": beside what is said of all an exception that was
// not understood is not passed over. "" if there is none.
[[nodiscard]] std::string question_of_exceptions(const Phrases& phrases, const std::vector<bool>& explained);

} // namespace muster
