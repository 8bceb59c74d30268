// SPDX-License-Identifier: MIT
#include "database/database_kind.h"

#include "base/limits.h"
#include "base/translation.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <cassert>
#include <set>
#include <string>

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

namespace {

// The statements of a schema that hold expressions: of checks, of computed columns, of indices.
std::set<std::string> statements_with_expressions(SQLite::Database& database) {
    std::set<std::string> found;
    SQLite::Statement statements(database, R"(SELECT sql FROM sqlite_schema WHERE sql LIKE '%check%'
        OR sql LIKE '%generated%' OR sql LIKE '%as%(%' OR sql LIKE '%default%(%' OR sql LIKE '%where%'
        OR (type = 'index' AND sql LIKE '%(%(%'))");
    while (statements.executeStep())
        found.insert(statements.getColumn(0).getString());
    return found;
}

// Each column of each key and index, with its table and its place: by what they do, not by how they are
// written. Virtual tables and those beneath them are SQLite's own, made again where they are damaged.
std::set<std::string> columns_of_indices(SQLite::Database& database) {
    std::set<std::string> found;
    SQLite::Statement columns(database, R"(
        WITH virtual(name) AS (SELECT name FROM sqlite_schema WHERE sql LIKE 'create virtual%'),
        own(name) AS (SELECT name FROM sqlite_schema t WHERE type = 'table' AND NOT EXISTS(SELECT 1
            FROM virtual v WHERE t.name = v.name OR substr(t.name, 1, length(v.name) + 1) = v.name || '_'))
        SELECT t.name || '/' || i.name || '/' || c.seqno || '/' || c.name
            FROM own t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
        UNION ALL SELECT t.name || '/' || c.pk || '/' || c.name || '/' || c.type
            FROM own t, pragma_table_info(t.name) c WHERE c.pk != 0)");
    while (columns.executeStep())
        found.insert(columns.getColumn(0).getString());
    return found;
}

bool has_foreign_expressions(SQLite::Database& database, SQLite::Database& own) {
    const std::set<std::string> found = statements_with_expressions(database);
    const std::set<std::string> ours = statements_with_expressions(own);
    return !std::includes(ours.begin(), ours.end(), found.begin(), found.end());
}

bool lacks_indices(SQLite::Database& database, SQLite::Database& own) {
    const std::set<std::string> found = columns_of_indices(database);
    const std::set<std::string> ours = columns_of_indices(own);
    // A table that is missing is told of where it is read.
    return std::any_of(ours.begin(), ours.end(), [&](const std::string& column) {
        return !found.contains(column) && database.tableExists(column.substr(0, column.find('/')));
    });
}

} // namespace

SQLite::Database schema_made_anew(SQLite::Database& database, const DatabaseKind& kind) {
    SQLite::Database own(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(own, kind, std::min(schema_of(database), kind.newest()));
    return own;
}

ForeignSchema foreign_schema(SQLite::Database& database, const DatabaseKind& kind) {
    SQLite::Database own = schema_made_anew(database, kind);
    return {has_foreign_expressions(database, own), lacks_indices(database, own)};
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
