// SPDX-License-Identifier: MIT
// read_troop: what one stretch of a line says of a troop, in every way in which its words mean something.
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <vector>

namespace muster {

[[nodiscard]] std::vector<TroopReading> read_troop(const Phrases& phrases, const Piece& piece,
                                                   const Vocabulary& vocabulary);

} // namespace muster
