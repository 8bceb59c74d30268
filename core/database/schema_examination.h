// SPDX-License-Identifier: MIT
// What in a database is not as Muster writes it, though SQLite finds nothing wrong with it: another program
// has changed it.
#pragma once

#include "database/database_kind.h"

#include <SQLiteCpp/Database.h>

#include <string>
#include <vector>

namespace muster {

// A sentence for each table that is missing or has other columns than the kind's steps give it, and for each
// column that holds values of another type. Throws SQLite::Exception.
[[nodiscard]] std::vector<std::string> foreign_tables(SQLite::Database& database, const DatabaseKind& kind);

} // namespace muster
