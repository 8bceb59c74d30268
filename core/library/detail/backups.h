// SPDX-License-Identifier: MIT
// Backups: copies of a whole library in the folder <library>.backups beside it, one a day, of the last seven
// days on which something was backed up. Made with SQLite's own backup, so others may go on writing
// meanwhile; a copy has its name only once it is whole and on the disk.
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

    explicit Backups(const std::filesystem::path& library);

    // Oldest first.
    [[nodiscard]] std::vector<std::filesystem::path> files() const;
    // Unless there is one of this day already; also removes those that are too many. True if one was made.
    bool make(SQLite::Database& library, Day day) const;
    // The newest that is in order, which may take a while to find out.
    [[nodiscard]] std::optional<std::filesystem::path> newest_good() const;

private:
    void drop_oldest() const;

    std::filesystem::path folder_;
};

// What PRAGMA integrity_check (and foreign_key_check) complains of; nothing if all is well. Does not throw on
// a damaged file; throws SQLite::Exception if it cannot be examined.
[[nodiscard]] std::optional<std::string> damage_in(SQLite::Database& database);
[[nodiscard]] std::optional<std::string> damage_in(const std::filesystem::path& file);

// Copies a whole database, as of one moment, into a new file that is on the disk afterwards.
void copy_database(SQLite::Database& from, const std::filesystem::path& to);

[[nodiscard]] Day today();

} // namespace muster
