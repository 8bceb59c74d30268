// SPDX-License-Identifier: MIT
// Talk of other lists than the mail's own: "I had five of them in the old list from last year".
#pragma once

#include "mail/detail/mail_token.h"

namespace muster {

// "I am told HSC would be better than HCC": what others think, and nothing that the list asks for.
[[nodiscard]] bool reports_advice(const Tokens& sentence);

// Whether the sentence is about an older list, or throws one away, and says nothing of this one. A sentence
// that counts first, compares ("as last year") or speaks of all troops is none.
[[nodiscard]] bool speaks_of_other_list(const Tokens& sentence);

} // namespace muster
