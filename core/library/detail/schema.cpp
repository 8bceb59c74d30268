// SPDX-License-Identifier: MIT
#include "library/detail/schema.h"

#include "library/word_index.h"

#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <cassert>

namespace muster {

namespace {

constexpr int step_of_word_index = 3; // after which the index is filled from the texts

} // namespace

int newest_schema() {
    return static_cast<int>(schema_steps().size());
}

int schema_of(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

void distrust(SQLite::Database& database) {
    sqlite3* const handle = database.getHandle();
    ::sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    ::sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
}

void migrate(SQLite::Database& database, int version) {
    assert(version <= newest_schema());
    if (schema_of(database) >= version)
        return;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    for (int done = schema_of(database); done < version; ++done) {
        database.exec(schema_steps()[static_cast<std::size_t>(done)]);
        if (done + 1 == step_of_word_index) {
            Statements statements(database);
            WordIndex(statements).fill();
        }
    }
    database.exec(fmt::format("PRAGMA application_id = {}", library_application_id));
    database.exec(fmt::format("PRAGMA user_version = {}", version));
    transaction.commit();
}

} // namespace muster
