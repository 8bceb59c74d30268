// SPDX-License-Identifier: MIT
// A text as the zlib stream that the library stores.
#pragma once

#include <SQLiteCpp/Statement.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

[[nodiscard]] std::string packed(std::string_view text);
// Throws DamagedRow if the stream does not give exactly `size` bytes; never makes more.
[[nodiscard]] std::string unpacked(std::string_view stream, std::size_t size);

// From a row, whose columns have the stream and the size.
[[nodiscard]] std::string unpacked_column(SQLite::Statement& row, int packed, int size);
// The same with the fingerprint that the text had when it was saved. Throws DamagedRow if it has another.
[[nodiscard]] std::string saved_text(SQLite::Statement& row, int packed, int size, int fingerprint);

} // namespace muster
