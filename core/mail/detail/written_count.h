// SPDX-License-Identifier: MIT
// How many there are and what they cost, as a player writes it: "4 x", "HIS+ x3", "@ 7 = 140". Internal to
// read_written_troop(). Each function takes what it understands out of the text.
#pragma once

#include "mail/detail/written_troop.h"

#include <string>

namespace muster {

// "1x3Cv or 4Sp": the first is taken.
void take_choice(std::string& text, WrittenTroop& troop);
// A bare number in a last column is a price only if the rules have one.
void take_price(std::string& text, WrittenTroop& troop, bool priced);
void take_count(std::string& text, WrittenTroop& troop);

} // namespace muster
