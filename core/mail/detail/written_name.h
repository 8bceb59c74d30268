// SPDX-License-Identifier: MIT
// What of a written troop belongs to its name, and which of several is the general's. Internal to
// read_written_army().
#pragma once

#include "army/army.h"
#include "mail/detail/written_troop.h"

#include <string>
#include <vector>

namespace muster {

// "light" of "(LSC-III-RA) light dragoons" is no gun's: what only breaks a rule belongs to the name. Returns
// what was guessed.
[[nodiscard]] std::vector<std::string> keep_names(WrittenTroop& written, Troop& troop, const Army& army,
                                                  const Ruleset& ruleset);

// "3 x Guards (General)": one of the three; `guess` then says so.
[[nodiscard]] std::vector<Troop> parted_from_general(Troop troop, const Ruleset& ruleset, std::string& guess);

} // namespace muster
