// SPDX-License-Identifier: MIT
// The room of the printable sheet of the open army.
#pragma once

#include <string_view>

namespace muster {

class RoomRegistry;

inline constexpr std::string_view sheet_pane = "sheet";

void register_sheet_room(RoomRegistry& rooms);

} // namespace muster
