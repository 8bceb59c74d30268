// SPDX-License-Identifier: MIT
// "1. Hippocrates, C-in-C" over "14 heavy infantry", further in and without a number of its own: the unit of
// that number.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

namespace muster {

// Whether the unit is a leader alone behind a number or letter, and what stands right beneath him may be his.
[[nodiscard]] bool has_men_beneath(const ArmyDraft& draft, const UnitPlace& place,
                                   const Vocabulary& vocabulary);
// Makes them one unit.
void take_men_beneath(ArmyDraft& draft, const UnitPlace& place);

} // namespace muster
