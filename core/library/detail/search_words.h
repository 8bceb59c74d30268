// SPDX-License-Identifier: MIT
// What a player types into the search field, as an FTS5 expression: every word is a prefix of a word that
// must be found. Punctuation is ignored; no input makes an expression that FTS5 refuses.
#pragma once

#include <SQLiteCpp/Database.h>

#include <string>
#include <string_view>

namespace muster {

// Lets search_expression() see which words the index has. Once for each connection, before it may only read;
// kept with the connection, not in the file. Throws SQLite::Exception.
void make_vocabulary(SQLite::Database& database);

// Empty if there is no word in it. The words are parted as the index parts them, by the same tokenizer of
// this connection. A longer beginning is given as the few words of the index that begin so: for a beginning
// alone FTS5 first puts all their armies together, for words it only goes as far as it is asked to.
// Throws SQLite::Exception.
[[nodiscard]] std::string search_expression(SQLite::Database& database, std::string_view typed);

} // namespace muster
