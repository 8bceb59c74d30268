// SPDX-License-Identifier: MIT
// "The housecarls are regular and the rest is irregular": what some troops are, by their name, and all
// others.
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

struct NamedAndRest {
    std::vector<SaidOfNamed> of_named;
    std::vector<SaidOfTroops> of_troops; // of a kind of classes, or of the rest
};

// Adds what the sentences say. `phrases` of troops. Marks in `explained` the clauses that were understood.
void add_named_and_rest(const Phrases& phrases, const Vocabulary& vocabulary, std::vector<bool>& explained,
                        NamedAndRest& said);

// "All goblins are irregular, of low physique, militia": adds sentences that say of named troops alone, where
// nothing of them is explained so far.
void add_named_alone(const Phrases& phrases, const Vocabulary& vocabulary, std::vector<bool>& explained,
                     NamedAndRest& said);

} // namespace muster
