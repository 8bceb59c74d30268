// SPDX-License-Identifier: MIT
// The beginning of a file that is to be opened as a database: it tells a file of another program before a
// lock is made beside it.
#pragma once

#include "database/database_kind.h"
#include "database/database_trouble.h"

#include <filesystem>

namespace muster {

// Throws DatabaseError if the file is not empty and is no database, or one of another program. A file that
// has a lock or backups beside it has been ours: it may be damaged, and is not refused here.
void require_no_foreign_file(const std::filesystem::path& file, const DatabaseKind& kind);

// That the file is a database of another program, or of another kind.
[[nodiscard]] DatabaseError not_ours(const std::filesystem::path& file, const DatabaseKind& kind);

} // namespace muster
