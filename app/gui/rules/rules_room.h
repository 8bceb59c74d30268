// SPDX-License-Identifier: MIT
// The room of house rules.
#pragma once

namespace muster {

class RoomRegistry;

void register_rules_room(RoomRegistry& rooms);

} // namespace muster
