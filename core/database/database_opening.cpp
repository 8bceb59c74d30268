// SPDX-License-Identifier: MIT
#include "database/database_opening.h"

#include "base/limits.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "database/backups.h"
#include "database/database_error.h"
#include "database/detail/companion_files.h"
#include "database/detail/file_header.h"
#include "database/detail/lasting_locks.h"
#include "database/detail/opening_to_read.h"
#include "database/detail/sqlite_name.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <chrono>
#include <ctime>
#include <system_error>
#include <thread>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr int busy_timeout_ms = static_cast<int>(longest_lock_wait.count());

void make_folder_of(const fs::path& file, const DatabaseKind& kind) {
    std::error_code error;
    if (file.has_parent_path())
        fs::create_directories(file.parent_path(), error);
    if (error)
        throw DatabaseError(DatabaseTrouble::read_only, translate_format("{}: its folder cannot be made: {}",
                                                                         path_text(file), error.message()));
    if (fs::is_directory(file))
        throw DatabaseError(DatabaseTrouble::foreign,
                            translate_format("{0}: is a folder, not a {1}", path_text(file), kind.name()));
}

void refuse_what_is_not_ours(const fs::path& file, const DatabaseKind& kind, int access) {
    SQLite::Database database(sqlite_name(file), access);
    distrust(database);
    database.setBusyTimeout(busy_timeout_ms);
    require_ours(file, database, kind);
}

// Only reads, so that a file that must not be changed keeps every byte.
void refuse_what_is_not_ours(const fs::path& file, const DatabaseKind& kind) {
    try {
        refuse_what_is_not_ours(file, kind, SQLite::OPEN_READONLY);
    } catch (const SQLite::Exception& error) {
        const int code = error.getExtendedErrorCode();
        if (code != SQLITE_READONLY_ROLLBACK && code != SQLITE_READONLY_RECOVERY &&
            code != SQLITE_READONLY_CANTINIT)
            throw;
        // A program ended in the middle of a change: SQLite rolls it back when the file is opened next.
        refuse_what_is_not_ours(file, kind, SQLite::OPEN_READWRITE);
    }
}

fs::path restored_file(const fs::path& file) {
    return path_of(path_text(file) + ".restored");
}

// Copies the file and its log to another name. The file itself stays until it is replaced, so that there is
// always one; its log is removed, because it must never be applied to another file.
fs::path put_aside(const fs::path& file) {
    fs::path aside;
    for (int count = 1; aside.empty() || fs::exists(fs::symlink_status(aside)); ++count)
        aside = path_of(fmt::format("{}.damaged-{}", path_text(file), count));
    fs::copy_file(file, aside);
    for (const char* end : {"-wal", "-shm"})
        if (fs::exists(path_of(path_text(file) + end)))
            fs::rename(path_of(path_text(file) + end), path_of(path_text(aside) + end));
    return aside;
}

void bring_back(const fs::path& file, const DatabaseKind& kind, const std::string& damage,
                std::vector<std::string>& notices) {
    const Backups backups(file, kind.backup_prefix);
    const std::optional<fs::path> good = backups.newest_good();
    if (!good)
        throw DatabaseError(DatabaseTrouble::damaged,
                            translate_format("{0}: the {3} is damaged ({1}), and there is no backup of it in "
                                             "{2}.backups. Nothing was changed",
                                             path_text(file), damage, path_text(file), kind.name()));
    // While the restored file has its temporary name, the next start knows that this is not finished.
    const fs::path restored = restored_file(file);
    {
        SQLite::Database backup(sqlite_name(*good), SQLite::OPEN_READONLY);
        copy_database(backup, restored);
    }
    const fs::path aside = put_aside(file);
    fs::rename(restored, file);
    notices.push_back(translate_format(
        "The {3} was damaged ({0}). It was restored from the backup {1}; the damaged one is kept as {2}.",
        damage, path_text(good->filename()), path_text(aside), kind.name()));
}

// Requires the database's lock alone. Whether the file is ours and nothing was suspicious.
bool mend_if_damaged(const fs::path& file, const DatabaseKind& kind, std::vector<std::string>& notices) {
    if (size_of(file) == 0) {
        if (fs::exists(file) && !Backups(file, kind.backup_prefix).files().empty())
            bring_back(file, kind, translate("it is empty"), notices);
        return false;
    }
    // A database that was closed has no log; one with a log was interrupted.
    bool suspicious = size_of(path_of(path_text(file) + "-wal")) != 0 ||
                      size_of(path_of(path_text(file) + "-journal")) != 0 || fs::exists(restored_file(file));
    try {
        refuse_what_is_not_ours(file, kind);
    } catch (const SQLite::Exception& error) {
        if (!is_damage(error))
            throw;
        suspicious = true;
    }
    if (!suspicious)
        return true;
    if (const std::optional<std::string> damage = damage_in(file))
        bring_back(file, kind, *damage, notices);
    std::error_code ignored;
    fs::remove(restored_file(file), ignored);
    return false;
}

// Where another program writes without a log, SQLite does not wait for it by itself.
void use_log(SQLite::Database& database) {
    constexpr std::chrono::milliseconds pause{20};
    const auto end = std::chrono::steady_clock::now() + longest_lock_wait;
    for (;;) {
        try {
            database.execAndGet("PRAGMA journal_mode = WAL");
            return;
        } catch (const SQLite::Exception& error) {
            if (error.getErrorCode() != SQLITE_BUSY || std::chrono::steady_clock::now() >= end)
                throw;
        }
        std::this_thread::sleep_for(pause);
    }
}

void set_up(SQLite::Database& database, const DatabaseKind& kind) {
    distrust(database);
    database.setBusyTimeout(busy_timeout_ms);
    use_log(database);
    database.exec("PRAGMA synchronous = FULL"); // what was saved survives a power failure
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA cache_size = -32768"); // KiB: a large import stays in memory until it is complete
    if (kind.prepare)
        kind.prepare(database);
}

// SQLite makes files beside whatever it opens, also beside a device.
void require_file_or_nothing(const fs::path& file) {
    std::error_code ignored;
    const fs::file_type type = fs::status(file, ignored).type();
    if (type == fs::file_type::character || type == fs::file_type::block || type == fs::file_type::fifo ||
        type == fs::file_type::socket)
        throw DatabaseError(DatabaseTrouble::other,
                            translate_format("{}: is not a regular file", path_text(file)));
}

OpenDatabase opened(const fs::path& file, const DatabaseKind& kind) {
    require_file_or_nothing(file);
    require_own_companions(file);
    if (std::optional<std::string> why = why_only_read(file, kind))
        return opened_to_read(file, kind, std::move(*why));
    require_no_foreign_file(file, kind);
    OpenDatabase open;
    try {
        open.lock = std::make_unique<DatabaseLock>(file, kind);
    } catch (const DatabaseError& error) {
        if (error.trouble() != DatabaseTrouble::read_only || size_of(file) == 0)
            throw;
        return opened_to_read(file, kind, error.what());
    }
    const bool is_sound = open.lock->alone() && mend_if_damaged(file, kind, open.notices);
    if (!is_sound && size_of(file) != 0)
        refuse_what_is_not_ours(file, kind);
    open.database = std::make_unique<SQLite::Database>(
        sqlite_name(file), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX);
    set_up(*open.database, kind);
    const int version = schema_of(*open.database);
    if (version != 0 && version < kind.newest())
        Backups(file, kind.backup_prefix).make(*open.database, today());
    migrate(*open.database, kind, kind.newest());
    open.lock->share();
    return open;
}

} // namespace

void require_ours(const fs::path& file, SQLite::Database& database, const DatabaseKind& kind) {
    const int id = database.execAndGet("PRAGMA application_id").getInt();
    const int version = schema_of(database);
    const bool empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    if (id != kind.application_id && !(id == 0 && empty))
        throw not_ours(file, kind);
    // Muster creates neither. A query on a view in place of a table may never end, and a trigger runs when an
    // army is saved.
    const bool crafted =
        database.execAndGet("SELECT count(*) FROM sqlite_schema WHERE type IN ('view', 'trigger')")
            .getInt() != 0;
    if (crafted)
        throw DatabaseError(
            DatabaseTrouble::foreign,
            translate_format("{}: has views or triggers, which Muster never creates. Do not use it; "
                             "ask for the armies as files, or restore a backup",
                             path_text(file)));
    const ForeignSchema foreign = version > 0 ? foreign_schema(database, kind) : ForeignSchema();
    if (foreign.has_expressions)
        throw DatabaseError(
            DatabaseTrouble::foreign,
            translate_format("{}: its tables hold checks or computed values that Muster never writes. Do not "
                             "use it; ask for the armies as files, or restore a backup",
                             path_text(file)));
    if (foreign.lacks_indices)
        throw DatabaseError(
            DatabaseTrouble::foreign,
            translate_format("{}: lacks an index that Muster always makes; without it, what is in it would "
                             "take hours to read. Do not use it; ask for the armies as files, or restore a "
                             "backup",
                             path_text(file)));
    if (version < 0)
        throw DatabaseError(
            DatabaseTrouble::damaged,
            translate_format(
                "{}: says that its format is of version {}, which there is none of. Restore a backup",
                path_text(file), version));
    if (version > kind.newest())
        throw DatabaseError(
            DatabaseTrouble::newer,
            translate_format(
                "{}: was written by a later version of Muster, in version {} of its format; this one knows "
                "it up to version {}. Install the later Muster; nothing was changed",
                path_text(file), version, kind.newest()));
}

fs::path file_behind_links(fs::path file) {
    constexpr int most_links = 40; // as the system follows
    std::error_code none;
    for (int links = 0; links < most_links && fs::is_symlink(fs::symlink_status(file, none)); ++links) {
        const fs::path target = fs::read_symlink(file, none);
        file = target.is_absolute() ? target : file.parent_path() / target;
    }
    return file;
}

OpenDatabase open_database(const fs::path& named, const DatabaseKind& kind) {
    const fs::path file = file_behind_links(named);
    make_locks_last();
    make_folder_of(file, kind);
    try {
        return translated(file, kind, [&] { return opened(file, kind); });
    } catch (const DatabaseError& error) {
        // SQLite needs room beside the file even to read it. What is there can still be read and rescued.
        if (error.trouble() != DatabaseTrouble::disk_full || size_of(file) == 0)
            throw;
        return translated(file, kind, [&] { return opened_to_read(file, kind, error.what()); });
    } catch (const std::system_error& error) {
        const bool full = error.code() == std::errc::no_space_on_device;
        throw DatabaseError(full ? DatabaseTrouble::disk_full : DatabaseTrouble::other,
                            fmt::format("{}: {}", path_text(file), error.what()));
    }
}

} // namespace muster
