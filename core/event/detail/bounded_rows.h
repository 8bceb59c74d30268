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
};

// Calls `row` with the query at each of its rows. Throws DamagedRow if the table goes beyond its bounds, or
// all of its cells together beyond largest_event_table.
void each_row(SQLite::Statement& query, const TableBounds& bounds,
              const std::function<void(SQLite::Statement&)>& row);

// The number in a column of a row. Throws DamagedRow if it is none from 0 to largest_event_number.
[[nodiscard]] std::int32_t small_number(SQLite::Statement& row, int column, std::string_view table);

} // namespace muster
