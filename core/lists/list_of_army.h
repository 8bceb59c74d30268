// SPDX-License-Identifier: MIT
// An army list drawn from an army, as a beginning: what the army has is offered, and as much of it.
#pragma once

#include "army/army.h"
#include "lists/list_draft.h"
#include "lists/lists.h"

#include <string_view>

namespace muster {

// The army breaks none of the rules of the list that is written of it. What least and most count by is what
// the other lists of the rule set count by.
[[nodiscard]] ListDraft list_of_army(const Army& army, const Rulesets& rulesets, std::string_view id,
                                     std::string_view title);

} // namespace muster
