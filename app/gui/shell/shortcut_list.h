// SPDX-License-Identifier: MIT
// The keys of all actions, for a player to read: made from the table of actions, so that it is never out of
// date.
#pragma once

#include <wx/string.h>
#include <wx/window.h>

namespace muster {

class RoomRegistry;

// A heading for each menu, then a line for each of its actions that has a key.
[[nodiscard]] wxString shortcut_text(const RoomRegistry& rooms);
void show_shortcuts(wxWindow& parent, const RoomRegistry& rooms);

} // namespace muster
