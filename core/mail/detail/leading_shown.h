// SPDX-License-Identifier: MIT
// "The magister militum leads the Ioviani himself, that is why they have no unit commander": talk of who
// leads a unit, beside the rows that show it.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <optional>
#include <string_view>

namespace muster {

// Whether the unit has a general, and no other officer where the text denies one. Nothing where it says
// anything else, or of no unit of the list.
[[nodiscard]] std::optional<bool> is_led_as_told(std::string_view text, const ArmyDraft& draft,
                                                 const Vocabulary& vocabulary);

} // namespace muster
