// SPDX-License-Identifier: MIT
// The room of what is new: unsaved work, rule sets, files used lately, samples.
#pragma once

namespace muster {

class RoomRegistry;

void register_start_room(RoomRegistry& rooms);

} // namespace muster
