// SPDX-License-Identifier: MIT
// The room of the open army: its page with panes, and the page for a new army.
#pragma once

namespace muster {

class RoomRegistry;

void register_army_room(RoomRegistry& rooms);

} // namespace muster
