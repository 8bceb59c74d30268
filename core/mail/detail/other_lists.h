// SPDX-License-Identifier: MIT
// Talk of other lists than the mail's own: "I had five of them in the old list from last year".
#pragma once

#include "mail/detail/mail_token.h"
#include "mail/detail/vocabulary.h"

#include <string_view>

namespace muster {

// "I am told HSC would be better than HCC": what others think, and nothing that the list asks for.
[[nodiscard]] bool reports_advice(const Tokens& sentence);

// Whether the sentence is about an older list, or throws one away, and says nothing of this one. A sentence
// that counts first, compares ("as last year") or speaks of all troops is none.
[[nodiscard]] bool speaks_of_other_list(const Tokens& sentence);

// '"Bases" is how many bases make one vignette': what a column of a table means.
[[nodiscard]] bool explains_column(const Tokens& sentence);

// "everything not mentioned is average or none": what is not said is as it is anyway.
[[nodiscard]] bool explains_silence(const Tokens& sentence);

// '"Fifteen birds in five fir-trees"': a whole line between quotation marks that names no troops.
[[nodiscard]] bool is_motto(std::string_view text, const Vocabulary& vocabulary);

// Any of these, a motto only behind troops; or it tells how the list is written, or what a pair in it means.
[[nodiscard]] bool is_beside_the_list(std::string_view text, bool behind_troops,
                                      const Vocabulary& vocabulary);

} // namespace muster
