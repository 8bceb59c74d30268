// SPDX-License-Identifier: MIT
// The room of the saved armies: their table and revisions, comparisons, the collection of figures.
#pragma once

namespace muster {

class RoomRegistry;

void register_library_room(RoomRegistry& rooms);

} // namespace muster
