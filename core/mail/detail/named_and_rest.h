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

// `phrases` of troops. Marks in `explained` the clauses that were understood.
[[nodiscard]] NamedAndRest named_and_rest_in(const Phrases& phrases, const Vocabulary& vocabulary,
                                             std::vector<bool>& explained);

} // namespace muster
