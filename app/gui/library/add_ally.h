// SPDX-License-Identifier: MIT
// The action that adds another army, of the library or a file, to the open one as its ally.
#pragma once

#include "army/army.h"
#include "gui/shell/action.h"

namespace muster {

// Asks which, and adds its bodies in one step.
void add_allied_army(const ActionContext& context);
// Adds this one; an army of another rule set is refused in words.
void join_army(const ActionContext& context, const Army& ally);

} // namespace muster
