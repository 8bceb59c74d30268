// SPDX-License-Identifier: MIT
#include "event/detail/event_cells.h"

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

} // namespace

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
