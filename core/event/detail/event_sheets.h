// SPDX-License-Identifier: MIT
// The sheet of a list as a tournament gives it out: with the player of the roll, the tournament and its date,
// what the umpire decided in place of the checker's verdict, and the fingerprint of the list as it was sent
// in, whatever the sheet leaves out.
#pragma once

#include "event/event_status.h"
#include "sheet/sheet_model.h"

namespace muster {

// The list must have an army. The opponent's copy has no notes, and not the
// umpire's reason.
[[nodiscard]] SheetModel event_sheet(const PlayerList& list, const EventPlayer& own, const EventPack& pack,
                                     const Rulesets& rulesets, SheetKind kind);

} // namespace muster
