// SPDX-License-Identifier: MIT
// A mark and a name in one cell of a table: "Old Guard with the General", "General and guard".
#pragma once

#include "mail/detail/line_reading.h"
#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// Takes "with the General" off "Old Guard with the General", and ": General" off "the Emperor: General".
void take_mark_behind(std::string& part, const Vocabulary& vocabulary, TroopReading& troop);

// Takes "General and" off "General and guard".
void take_general_before(std::string& part, const Vocabulary& vocabulary, TroopReading& troop);

} // namespace muster
