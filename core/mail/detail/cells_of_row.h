// SPDX-License-Identifier: MIT
// Values that stand in one row, parted by the same mark: "HIM/II/II", "HIM-II-II", "HIM, II, II".
#pragma once

#include "mail/detail/phrases.h"

#include <cstddef>

namespace muster {

// How many other cells of its row, between the tokens `begin` and `end`, say the same as the item: a value
// that stands twice in a row is two values. 0 where the item is no cell of its own.
[[nodiscard]] std::size_t cells_alike(const Phrases& phrases, const PhraseItem& item, std::size_t begin,
                                      std::size_t end);

} // namespace muster
