// SPDX-License-Identifier: MIT
#include "event/detail/bounded_rows.h"

#include "base/text.h"
#include "base/translation.h"
#include "database/database_error.h"

#include <SQLiteCpp/Column.h>

#include <charconv>
#include <string>
#include <system_error>

namespace muster {

namespace {

constexpr std::size_t longest_shown = 40; // letters of a cell

// "more than 5000 rows"; nothing if the row keeps to the limits.
std::string excess_of(const SQLite::Statement& row, const TableBounds& bounds, std::size_t rows,
                      std::size_t& bytes_left) {
    if (rows > bounds.rows)
        return translate_format("more than {} rows", bounds.rows);
    for (int i = 0; i < row.getColumnCount(); ++i) {
        const int bytes = row.getColumn(i).getBytes();
        if (bytes > bounds.cell_bytes)
            return translate_format("a cell of more than {} KB", bounds.cell_bytes / 1024);
        if (static_cast<std::size_t>(bytes) > bytes_left)
            return translate_format("more than {} MB", bounds.table_bytes >> 20U);
        bytes_left -= static_cast<std::size_t>(bytes);
    }
    return {};
}

} // namespace

void each_row(SQLite::Statement& query, const TableBounds& bounds,
              const std::function<void(SQLite::Statement&)>& row) {
    std::size_t rows = 0;
    std::size_t bytes_left = bounds.table_bytes;
    while (query.executeStep()) {
        if (const std::string excess = excess_of(query, bounds, ++rows, bytes_left); !excess.empty())
            throw DamagedRow(translate_format("the tournament's table \"{}\" has {}, and is not read; no "
                                              "tournament grows so large, so restore a backup",
                                              bounds.table, excess));
        row(query);
    }
}

void refuse_cell(SQLite::Statement& row, int column, std::string_view table, std::string_view allowed) {
    const SQLite::Column cell = row.getColumn(column);
    throw DamagedRow(translate_format("the tournament's table \"{}\" has {} for \"{}\", which must be {}; "
                                      "restore a backup",
                                      table, muster::quoted(shortened(cell.getString(), longest_shown)),
                                      cell.getName(), allowed));
}

std::int64_t whole_cell(SQLite::Statement& row, int column, std::string_view table) {
    const SQLite::Column cell = row.getColumn(column);
    if (!cell.isInteger())
        refuse_cell(row, column, table, translate("a whole number"));
    return cell.getInt64();
}

std::int64_t written_whole_cell(SQLite::Statement& row, int column, std::string_view table) {
    const std::string text = row.getColumn(column).getString();
    const char* const end = text.data() + text.size();
    std::int64_t number = 0;
    if (const auto [rest, error] = std::from_chars(text.data(), end, number);
        error != std::errc() || rest != end)
        refuse_cell(row, column, table, translate("a whole number"));
    return number;
}

std::int32_t small_number(SQLite::Statement& row, int column, std::string_view table) {
    const SQLite::Column cell = row.getColumn(column);
    const std::int64_t number = cell.isInteger() ? cell.getInt64() : -1;
    if (number < 0 || number > largest_event_number)
        refuse_cell(row, column, table,
                    translate_format("a whole number from 0 to {}", largest_event_number));
    return static_cast<std::int32_t>(number);
}

} // namespace muster
