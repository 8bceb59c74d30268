// SPDX-License-Identifier: MIT
// Writes the pack of an event, format 1. Reading it again gives an equal pack.
#pragma once

#include "event/event_pack.h"

#include <string>

namespace muster {

[[nodiscard]] std::string write_event_pack(const EventPack& pack);

} // namespace muster
