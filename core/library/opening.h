// SPDX-License-Identifier: MIT
// Opening a library: finds its file, keeps apart what is none or is too new, examines it if the last user may
// have ended in the middle of something, brings a backup back if it is damaged, and takes the schema's steps.
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

struct OpenLibrary {
    std::unique_ptr<LibraryLock> lock;          // null of one that may only be read
    std::unique_ptr<SQLite::Database> database; // closed before the lock falls
    std::vector<std::string> notices;           // what the player must be told, a sentence each
    std::optional<std::string> read_only;       // why nothing can be changed in it, if so
};

// Makes the library, and the folder it is in, if there is none. Throws LibraryError.
[[nodiscard]] OpenLibrary open_library(const std::filesystem::path& file);

// Throws LibraryError if this is another program's database, or a later version's.
void require_ours(const std::filesystem::path& file, SQLite::Database& database);

} // namespace muster
