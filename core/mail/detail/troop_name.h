// SPDX-License-Identifier: MIT
// name_troop: the words of a troop that mean nothing else are its name, if they look like one; whatever could
// be a value that was not understood becomes a question.
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"

#include <vector>

namespace muster {

// `used` of the items, `taken` of the tokens: what is understood already.
void name_troop(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
                const std::vector<bool>& used, const std::vector<bool>& taken, TroopReading& way);

} // namespace muster
