// SPDX-License-Identifier: MIT
// The room of the library: table, revisions and comparisons of saved armies, and the collection of figures.
#pragma once

namespace muster {

class RoomRegistry;

void register_library_room(RoomRegistry& rooms);

} // namespace muster
