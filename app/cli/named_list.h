// SPDX-License-Identifier: MIT
// Finds the army list that a call names.
#pragma once

#include "call_context.h"
#include "lists/lists.h"

#include <string_view>

namespace muster {

// The rule set with that list in force. Throws CallError with the nearest known id, and InputError if the
// list cannot be read.
[[nodiscard]] const Ruleset& named_list(const CallContext& context, std::string_view ruleset,
                                        std::string_view list);

} // namespace muster
