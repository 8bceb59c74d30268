// SPDX-License-Identifier: MIT
#include "library/opening.h"

#include "base/translation.h"
#include "base/user_folders.h"
#include "library/detail/backups.h"
#include "library/detail/opening_to_read.h"
#include "library/detail/schema.h"
#include "library/detail/search_words.h"
#include "library/library_error.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <ctime>
#include <system_error>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr int busy_timeout_ms = 15'000; // how long other programs may take to finish writing

std::uintmax_t size_of(const fs::path& file) {
    std::error_code none;
    const std::uintmax_t size = fs::file_size(file, none);
    return none ? 0 : size;
}

void make_folder_of(const fs::path& file) {
    std::error_code error;
    if (file.has_parent_path())
        fs::create_directories(file.parent_path(), error);
    if (error)
        throw LibraryError(LibraryTrouble::read_only, translate_format("{}: its folder cannot be made: {}",
                                                                       file.string(), error.message()));
    if (fs::is_directory(file))
        throw LibraryError(LibraryTrouble::foreign,
                           translate_format("{}: is a folder, not a library", file.string()));
}

void refuse_what_is_not_ours(const fs::path& file, int access) {
    SQLite::Database database(file.string(), access);
    distrust(database);
    database.setBusyTimeout(busy_timeout_ms);
    require_ours(file, database);
}

// Only reads, so that a file that must not be changed keeps every byte.
void refuse_what_is_not_ours(const fs::path& file) {
    try {
        refuse_what_is_not_ours(file, SQLite::OPEN_READONLY);
    } catch (const SQLite::Exception& error) {
        const int code = error.getExtendedErrorCode();
        if (code != SQLITE_READONLY_ROLLBACK && code != SQLITE_READONLY_RECOVERY &&
            code != SQLITE_READONLY_CANTINIT)
            throw;
        // A program ended in the middle of a change: SQLite rolls it back when the file is opened next.
        refuse_what_is_not_ours(file, SQLite::OPEN_READWRITE);
    }
}

fs::path restored_file(const fs::path& file) {
    return file.string() + ".restored";
}

// Copies the file and its log to another name. The file itself stays until it is replaced, so that there is
// always one; its log is removed, because it must never be applied to another file.
fs::path put_aside(const fs::path& file) {
    fs::path aside;
    for (int count = 1; aside.empty() || fs::exists(aside); ++count)
        aside = fmt::format("{}.damaged-{}", file.string(), count);
    fs::copy_file(file, aside);
    for (const char* end : {"-wal", "-shm"})
        if (fs::exists(file.string() + end))
            fs::rename(file.string() + end, aside.string() + end);
    return aside;
}

void bring_back(const fs::path& file, const std::string& damage, std::vector<std::string>& notices) {
    const Backups backups(file);
    const std::optional<fs::path> good = backups.newest_good();
    if (!good)
        throw LibraryError(
            LibraryTrouble::damaged,
            translate_format("{}: the library is damaged ({}), and there is no backup of it in {}.backups. "
                             "Nothing was changed",
                             file.string(), damage, file.string()));
    // While the restored file has its temporary name, the next start knows that this is not finished.
    const fs::path restored = restored_file(file);
    {
        SQLite::Database backup(good->string(), SQLite::OPEN_READONLY);
        copy_database(backup, restored);
    }
    const fs::path aside = put_aside(file);
    fs::rename(restored, file);
    notices.push_back(
        translate_format("The library was damaged ({}). It was restored from the backup {}; the damaged one "
                         "is kept as {}.",
                         damage, good->filename().string(), aside.string()));
}

// Requires the library's lock alone.
void mend_if_damaged(const fs::path& file, std::vector<std::string>& notices) {
    if (size_of(file) == 0) {
        if (fs::exists(file) && !Backups(file).files().empty())
            bring_back(file, translate("it is empty"), notices);
        return;
    }
    // A library that was closed has no log; one with a log was interrupted.
    bool suspicious = size_of(file.string() + "-wal") != 0 || size_of(file.string() + "-journal") != 0 ||
                      fs::exists(restored_file(file));
    try {
        refuse_what_is_not_ours(file);
    } catch (const SQLite::Exception& error) {
        if (!is_damage(error))
            throw;
        suspicious = true;
    }
    if (!suspicious)
        return;
    if (const std::optional<std::string> damage = damage_in(file))
        bring_back(file, *damage, notices);
    std::error_code ignored;
    fs::remove(restored_file(file), ignored);
}

void set_up(SQLite::Database& database) {
    distrust(database);
    database.setBusyTimeout(busy_timeout_ms);
    database.execAndGet("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL"); // what was saved survives a power failure
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA cache_size = -32768"); // KiB: a large import stays in memory until it is complete
    make_vocabulary(database);
}

OpenLibrary opened(const fs::path& file) {
    if (std::optional<std::string> why = why_only_read(file))
        return opened_to_read(file, std::move(*why));
    OpenLibrary library;
    try {
        library.lock = std::make_unique<LibraryLock>(file);
    } catch (const LibraryError& error) {
        if (error.trouble() != LibraryTrouble::read_only || size_of(file) == 0)
            throw;
        return opened_to_read(file, error.what());
    }
    const bool alone = library.lock->alone();
    if (alone)
        mend_if_damaged(file, library.notices);
    if (size_of(file) != 0)
        refuse_what_is_not_ours(file);
    library.database = std::make_unique<SQLite::Database>(
        file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX);
    set_up(*library.database);
    const int version = schema_of(*library.database);
    if (version != 0 && version < newest_schema())
        Backups(file).make(*library.database, today());
    migrate(*library.database, newest_schema());
    library.lock->share();
    return library;
}

} // namespace

fs::path default_library_file() {
    return user_data_folder() / "library.db";
}

fs::path file_of_library(fs::path file) {
    constexpr int most_links = 40; // as the system follows
    std::error_code none;
    for (int links = 0; links < most_links && fs::is_symlink(fs::symlink_status(file, none)); ++links) {
        const fs::path target = fs::read_symlink(file, none);
        file = target.is_absolute() ? target : file.parent_path() / target;
    }
    return file;
}

void require_ours(const fs::path& file, SQLite::Database& database) {
    const int id = database.execAndGet("PRAGMA application_id").getInt();
    const int version = schema_of(database);
    const bool empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    if (id != library_application_id && !(id == 0 && empty))
        throw LibraryError(LibraryTrouble::foreign,
                           translate_format("{}: is a database, but no library of Muster", file.string()));
    // Muster creates neither. A query on a view in place of a table may never end, and a trigger runs when an
    // army is saved.
    const bool crafted =
        database.execAndGet("SELECT count(*) FROM sqlite_schema WHERE type IN ('view', 'trigger')")
            .getInt() != 0;
    if (crafted)
        throw LibraryError(
            LibraryTrouble::foreign,
            translate_format("{}: has views or triggers, which Muster never creates. Do not use it; "
                             "ask for the armies as files, or restore a backup",
                             file.string()));
    if (version > newest_schema())
        throw LibraryError(
            LibraryTrouble::newer,
            translate_format(
                "{}: was written by a later version of Muster, which keeps libraries of version {}; this one "
                "knows them up to version {}. Install the later Muster; nothing was changed",
                file.string(), version, newest_schema()));
}

OpenLibrary open_library(const fs::path& file) {
    make_folder_of(file);
    try {
        return translated(file, [&] { return opened(file); });
    } catch (const std::system_error& error) {
        const bool full = error.code() == std::errc::no_space_on_device;
        throw LibraryError(full ? LibraryTrouble::disk_full : LibraryTrouble::other,
                           fmt::format("{}: {}", file.string(), error.what()));
    }
}

} // namespace muster
