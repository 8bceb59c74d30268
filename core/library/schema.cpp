// SPDX-License-Identifier: MIT
#include "library/schema.h"

#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <cassert>

namespace muster {

int newest_schema() {
    return static_cast<int>(schema_steps().size());
}

int schema_of(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getInt();
}

void migrate(SQLite::Database& database, int version) {
    assert(version <= newest_schema());
    if (schema_of(database) >= version)
        return;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    for (int done = schema_of(database); done < version; ++done)
        database.exec(schema_steps()[static_cast<std::size_t>(done)]);
    database.exec(fmt::format("PRAGMA application_id = {}", library_application_id));
    database.exec(fmt::format("PRAGMA user_version = {}", version));
    transaction.commit();
}

} // namespace muster
