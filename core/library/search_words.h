// SPDX-License-Identifier: MIT
// What somebody types into the search field, as an expression of FTS5: every word is the beginning of one
// that must be there. Signs mean nothing; there is no input that FTS5 would refuse.
#pragma once

#include <string>
#include <string_view>

struct sqlite3;

namespace muster {

// Empty if there is no word in it. The words are parted as the index parts them, by the same tokenizer of
// this connection. Throws SQLite::Exception.
[[nodiscard]] std::string search_expression(sqlite3* database, std::string_view typed);

} // namespace muster
