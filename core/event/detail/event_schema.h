// SPDX-License-Identifier: MIT
// The schema of an event file. A step is never changed: schemas/event/step-N.sql has been applied to files of
// umpires.
#pragma once

#include "database/database_kind.h"

#include <vector>

namespace muster {

// The SQL of each step.
[[nodiscard]] const std::vector<const char*>& event_schema_steps();
[[nodiscard]] const DatabaseKind& event_kind();

} // namespace muster
