// SPDX-License-Identifier: MIT
// take_counts: how many there are and what they cost, as a player writes it: "4 x", "HIS+ x3", "@ 7 = 140",
// "35 IP each", "3 vignettes of".
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <vector>

namespace muster {

// Writes counts and numbers into each of `ways`. Returns of every token of the line whether it was taken.
[[nodiscard]] std::vector<bool> take_counts(const Phrases& phrases, const Piece& piece,
                                            const Vocabulary& vocabulary, const std::vector<bool>& used,
                                            std::vector<TroopReading>& ways);

} // namespace muster
