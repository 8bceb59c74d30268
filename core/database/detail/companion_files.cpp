// SPDX-License-Identifier: MIT
#include "database/detail/companion_files.h"

#include "base/translation.h"
#include "base/utf8_path.h"
#include "database/database_error.h"

#include <array>
#include <fstream>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

// At the end of a journal that names another one (sqlite.org/fileformat.html, "The Rollback Journal";
// pager.c, readSuperJournal).
constexpr std::array<char, 8> journal_mark{'\xD9', '\xD5', '\x05', '\xF9', '\x20', '\xA1', '\x63', '\xD7'};

bool ends_with_mark(const fs::path& journal) {
    std::ifstream file(journal, std::ios::binary | std::ios::ate);
    if (file.tellg() < static_cast<std::streamoff>(2 * journal_mark.size()))
        return false;
    std::array<char, journal_mark.size()> end{};
    file.seekg(-static_cast<std::streamoff>(end.size()), std::ios::end);
    file.read(end.data(), end.size());
    return file && end == journal_mark;
}

} // namespace

void require_own_companions(const fs::path& database) {
    for (const char* const end : {"-journal", "-wal", "-shm"}) {
        const fs::path companion = path_of(path_text(database) + end);
        std::error_code ignored;
        const fs::file_status status = fs::symlink_status(companion, ignored);
        if (fs::exists(status) && !fs::is_regular_file(status))
            throw DatabaseError(DatabaseTrouble::other,
                                translate_format("{}: is not a regular file", path_text(companion)));
    }
    const fs::path journal = path_of(path_text(database) + "-journal");
    if (ends_with_mark(journal))
        throw DatabaseError(
            DatabaseTrouble::foreign,
            translate_format("{}: is the journal of a change to several files, which Muster never "
                             "makes, and would have another file deleted. Delete it",
                             path_text(journal)));
}

} // namespace muster
