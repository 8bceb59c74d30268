// SPDX-License-Identifier: MIT
// Labels in a line of troops: "2 Horse archers: LSCn IR" says what they are called, "HSC III IF chariot" that
// they have one.
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <string>
#include <vector>

namespace muster {

// Gives the troop the words before its colon as its name, if the code of its class stands behind and they say
// nothing of it themselves. The colon's index; 0 if there is no such name. `used` of the items: what is
// understood already.
std::size_t label_of_troop(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
                           const std::vector<bool>& used, TroopReading& way);

// What is none unless it is said, and is named here without saying which: "chariot". `way`: what was read.
[[nodiscard]] std::vector<std::string> bare_labels(const Phrases& phrases, const Piece& piece,
                                                   const Vocabulary& vocabulary, const TroopReading& way);

// Whether the rules know no word from `begin` up to but without `end`.
[[nodiscard]] bool says_nothing(const Phrases& phrases, std::size_t begin, std::size_t end);

// "2 x foot/loose/irregular/-/SRW/A village bowmen": whether the words behind a row of slashes, each part of
// which says something, are what the troops are called.
[[nodiscard]] bool names_row(const Phrases& phrases, std::size_t piece_begin, std::size_t begin,
                             std::size_t end);

} // namespace muster
