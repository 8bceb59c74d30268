// SPDX-License-Identifier: MIT
// "12 HC @ 12 = 144, led by the C-in-C himself" and "Antiochus, C-in-C = 100": one man in two lines.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <vector>

namespace muster {

// Puts the leader who is paid for in a line of his own into the unit that he is said to lead. Returns the
// lines of leaders who lead others where the list has another of their class and nothing shows that he is the
// same.
[[nodiscard]] std::vector<std::size_t> settle_leaders_told_twice(ArmyDraft& draft,
                                                                 const Vocabulary& vocabulary);

} // namespace muster
