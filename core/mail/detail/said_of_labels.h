// SPDX-License-Identifier: MIT
// "Physique and size are average everywhere": a value of traits that are called by their names.
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/vocabulary.h"

#include <vector>

namespace muster {

// Of all troops that do not say otherwise. Marks in `explained` the tokens that were understood.
[[nodiscard]] std::vector<SaidOfTroops> said_of_labels_in(const Tokens& tokens, const Vocabulary& vocabulary,
                                                          std::vector<bool>& explained);

} // namespace muster
