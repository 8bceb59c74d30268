// SPDX-License-Identifier: MIT
// read_record: what the tables of a tournament say, of which a stranger may have written each row.
#pragma once

#include "database/statements.h"
#include "event/event_record.h"

namespace muster {

// Without the pack. Throws DamagedRow for a row that Muster never writes, and SQLite::Exception.
[[nodiscard]] EventRecord read_record(Statements& statements);

} // namespace muster
