// SPDX-License-Identifier: MIT
// "The generals are one commander-in-chief (100 points) and one sub-general (50 points); each stands alone."
#pragma once

#include "mail/detail/mail_lines.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Whether the item names a general who is a figure, by his rank; no commander of a unit.
[[nodiscard]] bool is_general_by_rank(const PhraseItem& item, const Tokens& tokens,
                                      const Vocabulary& vocabulary);

// The lines, with one that does nothing but list generals as one line for each of them. Only where the rule
// set has generals who are troops, and where no other line tells one.
[[nodiscard]] std::vector<MailLine> with_leaders_apart(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary);

} // namespace muster
