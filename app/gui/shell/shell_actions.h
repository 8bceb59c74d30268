// SPDX-License-Identifier: MIT
// The actions that belong to no room: files, windows, panes, colours.
#pragma once

#include "gui/shell/action.h"

namespace muster {

[[nodiscard]] std::vector<Action> shell_actions();

} // namespace muster
