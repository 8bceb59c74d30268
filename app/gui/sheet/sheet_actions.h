// SPDX-License-Identifier: MIT
// The actions of the sheet's room: show, print, save, copy.
#pragma once

#include "gui/shell/action.h"
#include "sheet/sheet_output.h"

#include <string>

namespace muster {

[[nodiscard]] std::vector<Action> sheet_actions();

// Of the right mouse button over the pages.
[[nodiscard]] std::unique_ptr<wxMenu> make_sheet_menu(const RoomRegistry& rooms);
// Saves the sheet of the open army; a page of a picture becomes a file of its own. Returns whether all files
// are saved; if not, the notice says why.
bool save_sheet(const ActionContext& context, const std::string& file, const SheetFormat& format,
                bool asks_to_replace);
// Shows the army again if the sheet has all the room of the window.
void leave_preview(const ActionContext& context);

} // namespace muster
