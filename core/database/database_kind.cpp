// SPDX-License-Identifier: MIT
#include "database/database_kind.h"

#include "base/limits.h"
#include "base/translation.h"

#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <cassert>

namespace muster {

namespace {

// Of a row, and of each text in it: an army's text and what stands beside it.
constexpr int largest_row_bytes = static_cast<int>(largest_input_bytes) * 3 / 2;

} // namespace

std::string DatabaseKind::name() const {
    return translate(noun);
}

int schema_of(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

void distrust(SQLite::Database& database) {
    sqlite3* const handle = database.getHandle();
    ::sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    ::sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    ::sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, largest_row_bytes);
}

void migrate(SQLite::Database& database, const DatabaseKind& kind, int version) {
    assert(version <= kind.newest());
    if (schema_of(database) >= version)
        return;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    for (int done = schema_of(database); done < version; ++done) {
        database.exec(kind.steps[static_cast<std::size_t>(done)]);
        if (kind.after_step)
            kind.after_step(database, done + 1);
    }
    database.exec(fmt::format("PRAGMA application_id = {}", kind.application_id));
    database.exec(fmt::format("PRAGMA user_version = {}", version));
    transaction.commit();
}

} // namespace muster
