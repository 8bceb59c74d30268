// SPDX-License-Identifier: MIT
// What a player types into the search field, as an FTS5 expression: every word is a prefix of a word that
// must be found. Punctuation is ignored; no input makes an expression that FTS5 refuses.
#pragma once

#include <SQLiteCpp/Database.h>

#include <string>
#include <string_view>

namespace muster {

// Makes the words of the index visible to search_expression(). Called once for each connection, before the
// connection becomes read-only; stored with the connection, not in the file. Throws SQLite::Exception.
void make_vocabulary(SQLite::Database& database);

// Empty if there is no word in it. The text is split into words by the tokenizer of the index. A longer
// prefix is expanded to the few words of the index that begin with it: for a prefix FTS5 first collects all
// its armies, for words it stops at the limit of the query. Throws SQLite::Exception.
[[nodiscard]] std::string search_expression(SQLite::Database& database, std::string_view typed);

} // namespace muster
