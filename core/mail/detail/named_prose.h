// SPDX-License-Identifier: MIT
// Sentences that tell of troops by their name: "The Gaesati are twenty-four medium infantry with javelins."
#pragma once

#include "mail/detail/heading_words.h"
#include "mail/detail/phrases.h"

namespace muster {

// The name as the heading of a unit, what they are as the rest; nothing where the sentence counts no troops
// behind its verb, or speaks of some of others.
[[nodiscard]] HeadingSplit split_named(const Phrases& phrases, const Vocabulary& vocabulary);

} // namespace muster
