// SPDX-License-Identifier: MIT
#include "database/schema_examination.h"

#include "base/translation.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <map>

namespace muster {

namespace {

// Each table with what tells it from others: its columns or, of a virtual one, the words that made it. The
// tables beneath virtual ones are SQLite's own.
std::map<std::string, std::string> forms_of_tables(SQLite::Database& database) {
    std::map<std::string, std::string> found;
    SQLite::Statement tables(database, R"(
        WITH virtual(name) AS (SELECT name FROM sqlite_schema WHERE sql LIKE 'create virtual%')
        SELECT name, CASE WHEN sql LIKE 'create virtual%' THEN sql ELSE
            (SELECT group_concat(c.name || ' ' || c.type, ', ') FROM pragma_table_info(t.name) c) END
        FROM sqlite_schema t WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND NOT EXISTS(SELECT 1
            FROM virtual v WHERE substr(t.name, 1, length(v.name) + 1) = v.name || '_'))");
    while (tables.executeStep())
        found.emplace(tables.getColumn(0).getString(), tables.getColumn(1).getString());
    return found;
}

// Columns whose type says what SQLite stores in them.
std::vector<std::string> columns_with_other_values(SQLite::Database& database, const std::string& table) {
    std::vector<std::string> found;
    SQLite::Statement columns(database,
                              "SELECT name, lower(type) FROM pragma_table_info(?) WHERE lower(type) IN "
                              "('integer', 'text', 'blob')");
    columns.bind(1, table);
    while (columns.executeStep()) {
        const std::string column = columns.getColumn(0).getString();
        const std::string others =
            fmt::format(R"(SELECT 1 FROM "{}" WHERE typeof("{}") NOT IN ('null', '{}'))", table, column,
                        columns.getColumn(1).getString());
        SQLite::Statement query(database, others);
        if (query.executeStep())
            found.push_back(column);
    }
    return found;
}

} // namespace

std::vector<std::string> foreign_tables(SQLite::Database& database, const DatabaseKind& kind) {
    SQLite::Database own = schema_made_anew(database, kind);
    const std::map<std::string, std::string> found = forms_of_tables(database);
    std::vector<std::string> wrong;
    for (const auto& [table, form] : forms_of_tables(own)) {
        const auto same = found.find(table);
        if (same == found.end())
            wrong.push_back(
                translate_format("the table {} is missing: another program has removed it", table));
        else if (same->second != form)
            wrong.push_back(translate_format(
                "the table {} is not as Muster makes it: another program has changed it", table));
        else
            for (const std::string& column : columns_with_other_values(database, table))
                wrong.push_back(
                    translate_format("the table {} holds values in its column {} that Muster never "
                                     "writes: another program has changed it",
                                     table, column));
    }
    return wrong;
}

} // namespace muster
