// SPDX-License-Identifier: MIT
// lock_holder: the program that has locked a file of a database, as far as the system tells.
#pragma once

#include <filesystem>
#include <string>

namespace muster {

// Of a file that is locked as a whole, as by DatabaseLock: "process 123 (muster)", or "another program".
[[nodiscard]] std::string holder_of_file(const std::filesystem::path& file);

// Of a database that SQLite finds busy: the program that has locked a part of it, or of what lies beside it,
// for writing or else for reading.
[[nodiscard]] std::string holder_of_database(const std::filesystem::path& database);

} // namespace muster
