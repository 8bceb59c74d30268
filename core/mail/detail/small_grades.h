// SPDX-License-Identifier: MIT
// Small letters for what the rules write as one capital: "20 mi javelin barbarian b".
#pragma once

#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/vocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

// The value that the letter at `at` says, where it stands right behind "class" or another value of troops, or
// alone between commas or slashes, and no word follows that it may belong to. `before`: the phrases in front
// of it.
[[nodiscard]] std::optional<PhraseMatch> grade_in_small_letter(const Tokens& tokens,
                                                               const std::vector<PhraseItem>& before,
                                                               std::size_t at, const Vocabulary& vocabulary);

// "20 mi reg b lads", "12 hc reg a lance": a letter behind the class that may be such a value of a trait
// which the troop leaves open; "" if there is none.
[[nodiscard]] std::string grade_left_open(const Phrases& phrases, const Piece& piece,
                                          const TroopReading& troop, const Vocabulary& vocabulary);

} // namespace muster
