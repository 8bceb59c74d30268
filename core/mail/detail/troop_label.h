// SPDX-License-Identifier: MIT
// "2 Horse archers: LSCn IR": what stands between the count and the colon is what the troops are called.
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <vector>

namespace muster {

// Gives the troop the words before its colon as its name, if the code of its class stands behind and they say
// nothing of it themselves. The colon's index; 0 if there is no such name. `used` of the items: what is
// understood already.
std::size_t label_of_troop(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
                           const std::vector<bool>& used, TroopReading& way);

} // namespace muster
