// SPDX-License-Identifier: MIT
// The odds: the page, the panel beside the open army, and their actions.
#pragma once

#include <string_view>

namespace muster {

class RoomRegistry;

inline constexpr std::string_view odds_page = "odds";
inline constexpr std::string_view class_odds_pane = "class-odds";

void register_odds_room(RoomRegistry& rooms);

} // namespace muster
