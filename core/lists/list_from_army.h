// SPDX-License-Identifier: MIT
// A first draft of an army list that offers what an army has, in the amounts that it has.
#pragma once

#include "army/army.h"
#include "lists/list_draft.h"
#include "lists/lists.h"

#include <string_view>

namespace muster {

// The army obeys the list. Amounts are in proportion to what they are in the other lists of the rule set.
[[nodiscard]] ListDraft list_from_army(const Army& army, const Rulesets& rulesets, std::string_view id,
                                       std::string_view title);

} // namespace muster
