// SPDX-License-Identifier: MIT
// Opening a database that this program may not write: on a read-only disk, or in another user's folder.
// Neither the file nor its folder is changed.
#pragma once

#include "database/database_opening.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace muster {

// In bytes; 0 if there is no such file.
[[nodiscard]] std::uintmax_t size_of(const std::filesystem::path& file);

// Why the database in this file cannot be written, as a sentence; nothing if it can, or does not exist.
[[nodiscard]] std::optional<std::string> why_only_read(const std::filesystem::path& file,
                                                       const DatabaseKind& kind);

// The database without a lock, which could not be created; an earlier version is upgraded in memory. Throws
// DatabaseError or SQLite::Exception.
[[nodiscard]] OpenDatabase opened_to_read(const std::filesystem::path& file, const DatabaseKind& kind,
                                          std::string why);

} // namespace muster
