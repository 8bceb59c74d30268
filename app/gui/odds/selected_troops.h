// SPDX-License-Identifier: MIT
// The troops that are selected in the open army, as the odds look at them.
#pragma once

#include "gui/shell/workbench.h"

#include <vector>

namespace muster {

// The troop that is selected first, or the troops inside the body or unit that is; none if that is the army
// or if no army is open. They live as long as the army is as it is.
[[nodiscard]] std::vector<const Troop*> selected_troops(const Workbench& bench);

} // namespace muster
