// SPDX-License-Identifier: MIT
#include "database/detail/opening_to_read.h"

#include "base/temporary_directory.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "database/detail/sqlite_name.h"

#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

// Not by opening the file: closing it again would drop the locks that SQLite holds on it.
int error_of_writing(const fs::path& path) {
    return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0 ? 0 : errno;
}

bool is_read_only_error(int error) {
    return error == EACCES || error == EROFS || error == EPERM;
}

// As SQLite reads it, with options.
std::string uri_of(const fs::path& file, std::string_view options) {
    std::string uri = "file:";
    for (const char letter : path_text(fs::absolute(file)))
        uri += letter == '%' || letter == '?' || letter == '#'
                   ? fmt::format("%{:02X}", static_cast<unsigned char>(letter))
                   : std::string(1, letter);
    return fmt::format("{}?{}", uri, options);
}

std::unique_ptr<SQLite::Database> in_memory(SQLite::Database& database) {
    auto copy = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE);
    distrust(*copy);
    constexpr int all_pages = -1;
    SQLite::Backup(*copy, database).executeStep(all_pages);
    return copy;
}

// A database that was copied while in use has a log with its latest changes, but not the shared memory that
// SQLite needs to read a log and would create beside it: so both are copied to where it may.
std::unique_ptr<SQLite::Database> with_its_log(const fs::path& file) {
    const TemporaryDirectory folder;
    const fs::path copy = folder.path() / "database";
    for (const char* const end : {"", "-wal"}) {
        fs::copy_file(path_of(path_text(file) + end), path_of(path_text(copy) + end));
        fs::permissions(path_of(path_text(copy) + end), fs::perms::owner_read | fs::perms::owner_write);
    }
    SQLite::Database database(sqlite_name(copy), SQLite::OPEN_READWRITE);
    distrust(database);
    return in_memory(database);
}

} // namespace

std::uintmax_t size_of(const fs::path& file) {
    std::error_code none;
    const std::uintmax_t size = fs::file_size(file, none);
    return none ? 0 : size;
}

std::optional<std::string> why_only_read(const fs::path& file, const DatabaseKind& kind) {
    std::error_code none;
    if (fs::file_size(file, none) == 0 || none)
        return std::nullopt;
    if (const int error = error_of_writing(file); is_read_only_error(error))
        return translate_format("{0}: the {2}'s file cannot be written: {1}", path_text(file),
                                std::generic_category().message(error), kind.name());
    const fs::path folder = fs::absolute(file).parent_path();
    if (const int error = error_of_writing(folder); is_read_only_error(error))
        return translate_format("{0}: the {2}'s folder cannot be written: {1}", path_text(file),
                                std::generic_category().message(error), kind.name());
    return std::nullopt;
}

OpenDatabase opened_to_read(const fs::path& file, const DatabaseKind& kind, std::string why) {
    // With a log or shared memory beside it, another program may be writing: SQLite then uses them. Without,
    // SQLite would create them, which it may not do here or which would hinder the owner. Shared memory that
    // is shorter than its first piece was begun on a disk that had no room for it, and nobody uses it.
    constexpr std::uintmax_t first_piece = 32'768;
    const bool has_log = size_of(path_of(path_text(file) + "-wal")) != 0;
    const bool is_shared = size_of(path_of(path_text(file) + "-shm")) >= first_piece;
    OpenDatabase open;
    open.read_only = std::move(why);
    if (has_log && !is_shared)
        open.database = with_its_log(file);
    else
        open.database = std::make_unique<SQLite::Database>(
            uri_of(file, is_shared ? "mode=ro" : "immutable=1"),
            SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX);
    distrust(*open.database);
    require_ours(file, *open.database, kind);
    if (schema_of(*open.database) < kind.newest()) {
        open.database = in_memory(*open.database);
        migrate(*open.database, kind, kind.newest());
    }
    if (kind.prepare)
        kind.prepare(*open.database);
    open.database->exec("PRAGMA query_only = ON");
    return open;
}

} // namespace muster
