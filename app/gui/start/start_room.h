// SPDX-License-Identifier: MIT
// The room of the start page.
#pragma once

namespace muster {

class RoomRegistry;

void register_start_room(RoomRegistry& rooms);

} // namespace muster
