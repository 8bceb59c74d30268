// SPDX-License-Identifier: MIT
// All rooms of the window, joined. Panes are made in this order.
#pragma once

#include "gui/army/army_room.h"
#include "gui/event/event_room.h"
#include "gui/library/library_room.h"
#include "gui/lists/lists_room.h"
#include "gui/odds/odds_room.h"
#include "gui/rules/rules_room.h"
#include "gui/sheet/sheet_room.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/shell_actions.h"
#include "gui/start/start_room.h"

namespace muster {

[[nodiscard]] inline RoomRegistry all_rooms() {
    RoomRegistry rooms;
    rooms.add_actions(shell_actions());
    register_start_room(rooms);
    register_army_room(rooms);
    register_sheet_room(rooms);
    register_library_room(rooms);
    register_lists_room(rooms);
    register_rules_room(rooms);
    register_odds_room(rooms);
    register_event_room(rooms);
    return rooms;
}

} // namespace muster
