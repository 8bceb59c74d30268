// SPDX-License-Identifier: MIT
// each_row: reads a table of a tournament, which a stranger may have filled, no further than its bounds.
#pragma once

#include "base/limits.h"

#include <SQLiteCpp/Statement.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace muster {

// What is read of one table.
struct TableBounds {
    std::string_view table;
    std::size_t rows;
    int cell_bytes = static_cast<int>(largest_input_bytes);
    std::size_t table_bytes = largest_event_table; // of all cells together
};

// Calls `row` with the query at each of its rows. Throws DamagedRow if the table goes beyond its bounds.
void each_row(SQLite::Statement& query, const TableBounds& bounds,
              const std::function<void(SQLite::Statement&)>& row);

// Throws DamagedRow that the cell holds what it holds, and must be `allowed`, in words for the player.
[[noreturn]] void refuse_cell(SQLite::Statement& row, int column, std::string_view table,
                              std::string_view allowed);

// The whole number in a column of a row; a written one is stored as text. Both throw DamagedRow if it is
// none.
[[nodiscard]] std::int64_t whole_cell(SQLite::Statement& row, int column, std::string_view table);
[[nodiscard]] std::int64_t written_whole_cell(SQLite::Statement& row, int column, std::string_view table);
// Throws DamagedRow if it is none from 0 to largest_event_number.
[[nodiscard]] std::int32_t small_number(SQLite::Statement& row, int column, std::string_view table);

} // namespace muster
