// SPDX-License-Identifier: MIT
// Opening a library: finds its file, refuses one that is not a library or is too new, examines it if its last
// user may have been interrupted, restores a backup if it is damaged, and upgrades its schema.
#pragma once

#include "library/library_lock.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// $XDG_DATA_HOME/muster/library.db, or that below ~/.local/share.
[[nodiscard]] std::filesystem::path default_library_file();

// The file that a link leads to, so that whoever uses it has the same lock, log and backups beside it.
[[nodiscard]] std::filesystem::path file_of_library(std::filesystem::path file);

struct OpenLibrary {
    std::unique_ptr<LibraryLock> lock;          // null if the library is read-only
    std::unique_ptr<SQLite::Database> database; // closed before the lock ends
    std::vector<std::string> notices;           // for the player, a sentence each
    std::optional<std::string> read_only;       // why it is read-only, if it is
};

// Creates the library and its folder if they do not exist. Throws LibraryError.
[[nodiscard]] OpenLibrary open_library(const std::filesystem::path& file);

// Throws LibraryError if this is a database of another program or of a later version.
void require_ours(const std::filesystem::path& file, SQLite::Database& database);

} // namespace muster
