// SPDX-License-Identifier: MIT
// The actions of the army's room: what edits the army, and what shows and hides its panes.
#pragma once

#include "gui/shell/action.h"

namespace muster {

// No text is being typed, to which keys belong then.
[[nodiscard]] bool can_edit(const ActionContext& context);

[[nodiscard]] std::vector<Action> edit_actions();
[[nodiscard]] std::vector<Action> army_actions();
// Of the right mouse button in the grid.
[[nodiscard]] std::unique_ptr<wxMenu> make_edit_menu(const RoomRegistry& rooms);

} // namespace muster
