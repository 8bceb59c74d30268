// SPDX-License-Identifier: MIT
#include "library/opening_to_read.h"

#include "base/spoken.h"
#include "library/schema.h"

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

// Asked, not tried: a file that is opened and closed again loses the locks that SQLite holds on it.
int error_of_writing(const fs::path& path) {
    return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0 ? 0 : errno;
}

bool tells_read_only(int error) {
    return error == EACCES || error == EROFS || error == EPERM;
}

// As SQLite takes it where options follow.
std::string uri_of(const fs::path& file, std::string_view options) {
    std::string uri = "file:";
    for (const char letter : fs::absolute(file).string())
        uri += letter == '%' || letter == '?' || letter == '#'
                   ? fmt::format("%{:02X}", static_cast<unsigned char>(letter))
                   : std::string(1, letter);
    return fmt::format("{}?{}", uri, options);
}

} // namespace

std::optional<std::string> why_only_read(const fs::path& file) {
    std::error_code none;
    if (fs::file_size(file, none) == 0 || none)
        return std::nullopt;
    if (const int error = error_of_writing(file); tells_read_only(error))
        return spoken_with("{}: the library's file cannot be written: {}", file.string(),
                           std::generic_category().message(error));
    const fs::path folder = fs::absolute(file).parent_path();
    if (const int error = error_of_writing(folder); tells_read_only(error))
        return spoken_with("{}: the library's folder cannot be written: {}", file.string(),
                           std::generic_category().message(error));
    return std::nullopt;
}

OpenLibrary opened_to_read(const fs::path& file, std::string why) {
    // With a log or shared memory beside it, somebody else may be writing in it: SQLite uses them then.
    // Without them it would make them, which it may not, or which would stand in the way of the owner.
    const bool in_use = fs::exists(file.string() + "-shm") || fs::exists(file.string() + "-wal");
    OpenLibrary library;
    library.read_only = std::move(why);
    library.database =
        std::make_unique<SQLite::Database>(uri_of(file, in_use ? "mode=ro" : "immutable=1"),
                                           SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX);
    require_ours(file, *library.database);
    if (schema_of(*library.database) < newest_schema()) {
        auto taken_over = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE);
        constexpr int all_pages = -1;
        SQLite::Backup(*taken_over, *library.database).executeStep(all_pages);
        migrate(*taken_over, newest_schema());
        taken_over->exec("PRAGMA query_only = ON");
        library.database = std::move(taken_over);
    }
    return library;
}

} // namespace muster
