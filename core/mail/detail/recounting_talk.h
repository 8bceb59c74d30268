// SPDX-License-Identifier: MIT
// Talk that counts troops of the list otherwise than their lines, leaves them out, or calls them others.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <string_view>

namespace muster {

// "Only 3 spearmen", "The archers are two", "double the archers", "the lancers stay at home", "the
// hoplites are pikemen really".
[[nodiscard]] bool recounts_troops(std::string_view text, const ArmyDraft& draft,
                                   const Vocabulary& vocabulary);

} // namespace muster
