// SPDX-License-Identifier: MIT
#include "database/backups.h"

#include "base/file.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "database/database_error.h"
#include "database/database_kind.h"
#include "database/detail/sqlite_name.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view suffix = ".db";

void flush_file(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        throw std::system_error(errno, std::generic_category(), path_text(file));
    const int result = ::fsync(descriptor);
    const int error = errno;
    ::close(descriptor);
    if (result != 0 && error != EINVAL)
        throw std::system_error(error, std::generic_category(), path_text(file));
}

// A temporary file, and what SQLite puts beside it, which is removed unless it is kept.
class PartialFile {
public:
    explicit PartialFile(fs::path target)
        : target_(std::move(target)),
          file_(path_of(fmt::format("{}.part-{}", path_text(target_), ::getpid()))) {
        remove();
    }
    ~PartialFile() { remove(); }
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;

    [[nodiscard]] const fs::path& file() const { return file_; }
    void keep() {
        flush_file(file_);
        fs::rename(file_, target_);
        flush_file(folder_of(target_));
    }

private:
    void remove() const {
        std::error_code ignored;
        for (const char* end : {"", "-journal", "-wal", "-shm"})
            fs::remove(path_of(path_text(file_) + end), ignored);
    }

    fs::path target_;
    fs::path file_;
};

} // namespace

void copy_database(SQLite::Database& from, const fs::path& to) {
    PartialFile part(to);
    {
        SQLite::Database copy(sqlite_name(part.file()), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        SQLite::Backup backup(copy, from);
        constexpr int all_pages = -1;
        backup.executeStep(all_pages);
    }
    {
        // The copy is marked as having a log beside it; as a single file it must not be.
        SQLite::Database copy(sqlite_name(part.file()), SQLite::OPEN_READWRITE);
        copy.execAndGet("PRAGMA journal_mode = DELETE");
    }
    part.keep();
}

std::optional<std::string> damage_in(SQLite::Database& database) {
    try {
        const std::string found = database.execAndGet("PRAGMA integrity_check(1)").getString();
        if (found != "ok")
            return found;
        SQLite::Statement keys(database, "PRAGMA foreign_key_check");
        if (keys.executeStep())
            return translate_format("a row of {} belongs to nothing", keys.getColumn(0).getString());
        return std::nullopt;
    } catch (const SQLite::Exception& error) {
        // A full disk or a missing lock is no damage.
        if (!is_damage(error))
            throw;
        return error.what();
    }
}

std::optional<std::string> damage_in(const fs::path& file) {
    SQLite::Database database(sqlite_name(file), SQLite::OPEN_READONLY);
    distrust(database);
    return damage_in(database);
}

Backups::Backups(const fs::path& database, std::string prefix)
    : folder_(path_of(path_text(database) + ".backups")), prefix_(std::move(prefix)) {}

std::vector<fs::path> Backups::files() const {
    std::vector<fs::path> found;
    std::error_code none;
    if (fs::is_symlink(fs::symlink_status(folder_)))
        return found;
    for (const auto& entry : fs::directory_iterator(folder_, none)) {
        const std::string name = path_text(entry.path().filename());
        // Behind a link lies what is another's.
        if (name.starts_with(prefix_) && name.ends_with(suffix) &&
            fs::is_regular_file(entry.symlink_status()))
            found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end()); // the names hold the day, year first
    return found;
}

bool Backups::make(SQLite::Database& database, Day day) const {
    const fs::path file =
        folder_ /
        path_of(fmt::format("{}{:04}-{:02}-{:02}{}", prefix_, static_cast<int>(day.year()),
                            static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()), suffix));
    if (fs::is_symlink(fs::symlink_status(folder_))) // where files of others would be removed
        throw DatabaseError(
            DatabaseTrouble::other,
            translate_format("{}: is a link, and backups are kept in a folder of their own. Remove the link",
                             path_text(folder_)));
    if (fs::exists(file))
        return false;
    fs::create_directories(folder_);
    copy_database(database, file);
    drop_oldest();
    return true;
}

std::optional<fs::path> Backups::newest_good() const {
    std::vector<fs::path> found = files();
    std::reverse(found.begin(), found.end());
    const auto good =
        std::find_if(found.begin(), found.end(), [](const fs::path& file) { return !damage_in(file); });
    return good == found.end() ? std::nullopt : std::optional(*good);
}

void Backups::drop_oldest() const {
    std::vector<fs::path> found = files();
    if (found.size() <= kept)
        return;
    found.resize(found.size() - kept);
    std::error_code ignored;
    for (const fs::path& file : found)
        fs::remove(file, ignored);
}

Day today() {
    return {std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
}

} // namespace muster
