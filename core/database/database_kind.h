// SPDX-License-Identifier: MIT
// DatabaseKind: what tells one of Muster's databases from another: its mark, its name for the player, the
// steps of its schema. All else is common: how a file is opened, locked, examined, backed up and restored.
#pragma once

#include <SQLiteCpp/Database.h>

#include <functional>
#include <string>
#include <vector>

namespace muster {

struct DatabaseKind {
    int application_id = 0;    // in the header of every such file
    const char* noun = "";     // "library"; marked for translation
    std::string backup_prefix; // of the files in its folder of backups: "library-"
    std::vector<const char*> steps;
    // Called within the transaction of a step, after its SQL; may be empty.
    std::function<void(SQLite::Database&, int step)> after_step = {};
    // Called for each connection before it becomes read-only; may be empty.
    std::function<void(SQLite::Database&)> prepare = {};

    // The number of steps that this program knows. A database is at the version of the last step it has
    // taken.
    [[nodiscard]] int newest() const { return static_cast<int>(steps.size()); }
    // The noun in the language of the texts.
    [[nodiscard]] std::string name() const;
};

// PRAGMA user_version.
[[nodiscard]] int schema_of(SQLite::Database& database);

// Makes SQLite refuse what only a crafted database needs: unsafe functions in its schema, and writes to the
// schema itself; and rows that are larger than an army can be. Call it on every connection to a file that may
// come from a stranger.
void distrust(SQLite::Database& database);

// An empty database in memory with the schema that this one says it has, as the kind's steps write it.
[[nodiscard]] SQLite::Database schema_made_anew(SQLite::Database& database, const DatabaseKind& kind);

// What tells a schema from the one that the kind's steps write.
struct ForeignSchema {
    // A table or an index holds a check, a computed column or a condition that the steps do not write: SQLite
    // runs them with each row, and one may take hours.
    bool has_expressions = false;
    // A key or an index is missing: then a query that looks up each row of a table reads all of another for
    // it, and takes hours.
    bool lacks_indices = false;
};

// Of a database that says its version of the schema.
[[nodiscard]] ForeignSchema foreign_schema(SQLite::Database& database, const DatabaseKind& kind);

// Takes the steps up to `version` that the database has not taken, all or none. Another program may do the
// same at the same time. Throws SQLite::Exception.
void migrate(SQLite::Database& database, const DatabaseKind& kind, int version);

} // namespace muster
