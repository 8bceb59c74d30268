// SPDX-License-Identifier: MIT
// Opening a database of Muster: refuses a file that is none of its kind or is too new, examines it if its
// last user may have been interrupted, restores a backup if it is damaged, and upgrades its schema.
#pragma once

#include "database/database_kind.h"
#include "database/database_lock.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct OpenDatabase {
    std::unique_ptr<DatabaseLock> lock;         // null if the database is read-only
    std::unique_ptr<SQLite::Database> database; // closed before the lock ends
    std::vector<std::string> notices;           // for the player, a sentence each
    std::optional<std::string> read_only;       // why it is read-only, if it is
};

// The file that a link leads to, so that whoever uses it has the same lock, log and backups beside it.
[[nodiscard]] std::filesystem::path file_behind_links(std::filesystem::path file);

// Creates the database and its folder if they do not exist. The kind must outlive it. Throws DatabaseError.
[[nodiscard]] OpenDatabase open_database(const std::filesystem::path& named, const DatabaseKind& kind);

// Throws DatabaseError if this is a database of another program or of a later version.
void require_ours(const std::filesystem::path& file, SQLite::Database& database, const DatabaseKind& kind);

} // namespace muster
