// SPDX-License-Identifier: MIT
// The actions of the room of the army: those that edit it, and those that show and hide its panes.
#pragma once

#include "gui/shell/action.h"

namespace muster {

// An army is shown, and no text field has the keyboard focus.
[[nodiscard]] bool can_edit(const ActionContext& context);

[[nodiscard]] std::vector<Action> edit_actions();
[[nodiscard]] std::vector<Action> army_actions();
// The context menu of the grid.
[[nodiscard]] std::unique_ptr<wxMenu> make_edit_menu(const RoomRegistry& rooms);

} // namespace muster
