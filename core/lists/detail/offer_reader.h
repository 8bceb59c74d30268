// SPDX-License-Identifier: MIT
// Reads which values of which traits an army list offers.
#pragma once

#include "lists/army_list.h"
#include "ruleset/element_reader.h"

namespace muster {

// Takes the reader's remaining attributes, each of which is a trait of the level. Throws InputError.
[[nodiscard]] Offers read_offers(const Ruleset& ruleset, ElementReader& reader, Level level);

// One variant of a troop. A trait that it does not mention has the values of <every>, or else its default.
// Throws InputError if there is neither.
[[nodiscard]] TroopChoice read_troop_choice(const Ruleset& ruleset, ElementReader& reader,
                                            const Offers& every);

} // namespace muster
