// SPDX-License-Identifier: MIT
// Values of troops in talk about the game, the people who play it and their day.
#pragma once

#include "mail/detail/phrases.h"

namespace muster {

// "my regular opponent", "a close game", "an average day", and a letter alone: whether the item describes
// what is no troops.
[[nodiscard]] bool says_nothing_of_troops(const Phrases& phrases, const PhraseItem& item);

} // namespace muster
