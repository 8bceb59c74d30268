// SPDX-License-Identifier: MIT
// "b) Argyraspides: 1 HIP+, in the phalanx link": troops that are linked with those of another line.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <vector>

namespace muster {

// Puts troops whose line says with which unit they are linked into that unit; the unit that they had is left
// empty. Returns the lines that speak of a link with others and do not say with whom. The draft must be
// complete but for what sentences add.
[[nodiscard]] std::vector<std::size_t> join_linked_units(ArmyDraft& draft, const Vocabulary& vocabulary);

} // namespace muster
