// SPDX-License-Identifier: MIT
// The library's schema and its versions. A step is never changed: schemas/library/step-N.sql has been applied
// to libraries of users.
#pragma once

#include "database/database_kind.h"

#include <vector>

namespace muster {

// The SQL of each step.
[[nodiscard]] const std::vector<const char*>& schema_steps();
[[nodiscard]] const DatabaseKind& library_kind();
// The number of steps that this program knows.
[[nodiscard]] int newest_schema();
// As the function of database_kind.h, for a library.
void migrate(SQLite::Database& database, int version);

} // namespace muster
