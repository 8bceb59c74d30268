// SPDX-License-Identifier: MIT
#include "database/detail/file_header.h"

#include "base/translation.h"
#include "base/utf8_path.h"
#include "database/database_trouble.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string_view>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

// sqlite.org/fileformat.html, "The Database Header", and behind it the first page of the schema.
constexpr std::string_view mark("SQLite format 3\0", 16);
constexpr std::size_t place_of_id = 68;
constexpr std::size_t place_of_cells = 103;
using Header = std::array<char, 105>;

std::uint32_t number_at(const Header& header, std::size_t place, std::size_t bytes) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < bytes; ++i)
        number = number << 8U | static_cast<unsigned char>(header.at(place + i));
    return number;
}

// Ours gets its mark together with its first table.
bool is_foreign(const Header& header, const DatabaseKind& kind) {
    const std::uint32_t id = number_at(header, place_of_id, 4);
    const bool has_tables = number_at(header, place_of_cells, 2) != 0;
    return id != static_cast<std::uint32_t>(kind.application_id) && (id != 0 || has_tables);
}

bool is_there(const fs::path& file, const char* end) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(path_of(path_text(file) + end), ignored));
}

} // namespace

DatabaseError not_ours(const fs::path& file, const DatabaseKind& kind) {
    return {DatabaseTrouble::foreign,
            translate_format("{0}: is a database, but no {1} of Muster; nothing in it was changed. "
                             "Name another file",
                             path_text(file), kind.name())};
}

void require_no_foreign_file(const fs::path& file, const DatabaseKind& kind) {
    if (is_there(file, ".lock") || is_there(file, ".backups"))
        return;
    Header header{};
    std::ifstream stream(file, std::ios::binary);
    stream.read(header.data(), header.size());
    const std::string_view bytes(header.data(), static_cast<std::size_t>(stream.gcount()));
    if (bytes.empty())
        return;
    if (!bytes.starts_with(mark))
        throw DatabaseError(
            DatabaseTrouble::damaged,
            translate_format("{0}: this is not a {1} of Muster, or it is damaged and there is no "
                             "backup of it in {0}.backups. Nothing was changed",
                             path_text(file), kind.name()));
    if (bytes.size() == header.size() && is_foreign(header, kind))
        throw not_ours(file, kind);
}

} // namespace muster
