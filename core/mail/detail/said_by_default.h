// SPDX-License-Identifier: MIT
// What troops have of which nothing else is said: "Size average and physique average if not mentioned", "By
// default drilled, of average size".
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Marks the tokens of the sentences that were read, whole, as explained.
[[nodiscard]] std::vector<SaidOfTroops>
said_by_default_in(const Phrases& phrases, const Vocabulary& vocabulary, std::vector<bool>& explained);

// A sentence with such a condition names a trait, or a value of one, that is not among what is said.
[[nodiscard]] bool leaves_default_open(const Phrases& phrases, const Vocabulary& vocabulary,
                                       const std::vector<SaidOfTroops>& said);

} // namespace muster
