// SPDX-License-Identifier: MIT
// Completing the open army, or filling an empty one at random.
#pragma once

namespace muster {

struct ActionContext;

// Lets the player choose among legal armies that the open one can become by additions.
void complete_army(const ActionContext& context);

} // namespace muster
