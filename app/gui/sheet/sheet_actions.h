// SPDX-License-Identifier: MIT
// The actions of the room of the sheet: show, print, save, copy.
#pragma once

#include "gui/shell/action.h"
#include "sheet/sheet_output.h"

#include <string>

namespace muster {

[[nodiscard]] std::vector<Action> sheet_actions();

// The context menu of the pages.
[[nodiscard]] std::unique_ptr<wxMenu> make_sheet_menu(const RoomRegistry& rooms);
// Saves the sheet of the open army; image formats save each page in a file of its own. Returns whether all
// files were saved; if not, the reason is reported.
bool save_sheet(const ActionContext& context, const std::string& file, const SheetFormat& format,
                bool asks_to_replace);
// Returns to the army if the preview is shown.
void leave_preview(const ActionContext& context);

} // namespace muster
