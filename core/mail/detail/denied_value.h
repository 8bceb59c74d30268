// SPDX-License-Identifier: MIT
// "Nobody has barding", "Nobody is off the main line": what troops are that do not have a value.
#pragma once

#include "mail/detail/all_statement.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace muster {

// Of the tokens from `begin` up to but without `end`, which nobody has. `said`: of all troops so far. Nothing
// where that cannot be told.
[[nodiscard]] std::optional<ValueOf> denied_value(const Phrases& phrases, std::size_t begin, std::size_t end,
                                                  const std::vector<SaidOfTroops>& said,
                                                  const Vocabulary& vocabulary);

} // namespace muster
