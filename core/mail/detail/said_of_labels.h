// SPDX-License-Identifier: MIT
// "Physique and size are average everywhere": a value of traits that are called by their names.
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace muster {

// The choice of troops, other than the class, that the tokens from `at` name; then `at` is the token behind.
[[nodiscard]] std::optional<std::size_t> choice_named_at(const Tokens& tokens, std::size_t& at,
                                                         const Vocabulary& vocabulary);

// Of all troops that do not say otherwise. Marks in `explained` the tokens that were understood.
[[nodiscard]] std::vector<SaidOfTroops> said_of_labels_in(const Tokens& tokens, const Vocabulary& vocabulary,
                                                          std::vector<bool>& explained);

} // namespace muster
