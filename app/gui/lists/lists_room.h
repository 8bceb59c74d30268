// SPDX-License-Identifier: MIT
// The room of army lists, to read and to edit, and armies written as text.
#pragma once

namespace muster {

class RoomRegistry;

void register_lists_room(RoomRegistry& rooms);

} // namespace muster
