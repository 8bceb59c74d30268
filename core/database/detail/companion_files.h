// SPDX-License-Identifier: MIT
// The files that SQLite keeps beside a database: its log, the shared memory of that, and the journal of a
// change that was interrupted. Whoever sends a database may send such files with it.
#pragma once

#include <filesystem>

namespace muster {

// Throws DatabaseError if one of them is no regular file, on which SQLite would wait for ever, or if the
// journal names another journal, as that of a change to several databases does: SQLite deletes the file of
// that name, wherever it lies, and Muster never changes several at once.
void require_own_companions(const std::filesystem::path& database);

} // namespace muster
