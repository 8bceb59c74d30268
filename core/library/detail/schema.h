// SPDX-License-Identifier: MIT
// The schema's versions. A database is at the version of the last step it has taken; a new one takes them
// all. A step is never changed: schemas/library/step-N.sql has been applied to libraries of users.
#pragma once

#include <SQLiteCpp/Database.h>

#include <vector>

namespace muster {

// The SQL of each step.
[[nodiscard]] const std::vector<const char*>& schema_steps();
// The number of steps that this program knows.
[[nodiscard]] int newest_schema();
// PRAGMA user_version.
[[nodiscard]] int schema_of(SQLite::Database& database);

// Makes SQLite refuse what only a crafted database needs: unsafe functions in its schema, and writes to the
// schema itself. Call it on every connection to a file that may come from a stranger.
void distrust(SQLite::Database& database);

// Takes the steps up to `version` that the database has not taken, all or none. Another program may do the
// same at the same time. Throws SQLite::Exception.
void migrate(SQLite::Database& database, int version);

constexpr int library_application_id = 0x4D757374; // "Must", in the header of every library

} // namespace muster
