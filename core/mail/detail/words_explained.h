// SPDX-License-Identifier: MIT
// ""Reg" is regular, "barb" barbarian; the officers are …": short words explained in the clause before
// another.
#pragma once

#include "mail/detail/vocabulary.h"

#include <string>

namespace muster {

// The line with the two clauses as sentences.
[[nodiscard]] std::string with_words_explained_apart(std::string line, const Vocabulary& vocabulary);

} // namespace muster
