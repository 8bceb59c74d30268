// SPDX-License-Identifier: MIT
// The room of the tournament desk.
#pragma once

namespace muster {

class RoomRegistry;

void register_event_room(RoomRegistry& rooms);

} // namespace muster
