// SPDX-License-Identifier: MIT
// Backups: copies of a whole database in the folder <file>.backups beside it, one a day, of the last seven
// days on which something was backed up. Made with SQLite's own backup, so that others may write
// in the meantime; a copy gets its name only once it is complete and on the disk.
#pragma once

#include <SQLiteCpp/Database.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace muster {

using Day = std::chrono::year_month_day;

class Backups {
public:
    static constexpr std::size_t kept = 7;

    // `prefix` begins the names of the copies: "library-".
    Backups(const std::filesystem::path& database, std::string prefix);

    // Oldest first, without links.
    [[nodiscard]] std::vector<std::filesystem::path> files() const;
    // Makes the backup of this day unless it exists, and removes the oldest beyond seven. True if it was
    // made. Throws DatabaseError if the folder is a link.
    bool make(SQLite::Database& database, Day day) const;
    // The newest that is not damaged; finding out may take a while.
    [[nodiscard]] std::optional<std::filesystem::path> newest_good() const;

private:
    void drop_oldest() const;

    std::filesystem::path folder_;
    std::string prefix_;
};

// What PRAGMA integrity_check or foreign_key_check reports; nothing if the database is sound. Does not throw
// for a damaged file; throws SQLite::Exception if it cannot be examined.
[[nodiscard]] std::optional<std::string> damage_in(SQLite::Database& database);
[[nodiscard]] std::optional<std::string> damage_in(const std::filesystem::path& file);

// Copies a whole database, as of one moment, into a new file that is on the disk afterwards.
void copy_database(SQLite::Database& from, const std::filesystem::path& to);

[[nodiscard]] Day today();

} // namespace muster
