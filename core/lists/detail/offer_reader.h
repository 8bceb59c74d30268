// SPDX-License-Identifier: MIT
// Reads which values of which traits an army list offers. Internal to read_army_list().
#pragma once

#include "lists/army_list.h"
#include "ruleset/element_reader.h"

namespace muster {

// What is left of the reader's attributes, each a trait of the level. Throws InputError.
[[nodiscard]] Offers read_offers(const Ruleset& ruleset, ElementReader& reader, Level level);

// One way for a troop to be: what it says itself, else what holds for every troop of the list, else the
// default. Throws InputError if a trait without default is left open.
[[nodiscard]] TroopChoice read_troop_choice(const Ruleset& ruleset, ElementReader& reader,
                                            const Offers& every);

} // namespace muster
