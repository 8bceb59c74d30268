// SPDX-License-Identifier: MIT
// What the cells of a tournament's tables may hold, which a stranger may have filled.
#pragma once

#include "base/limits.h"
#include "database/bounded_rows.h"

#include <SQLiteCpp/Statement.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace muster {

// Bytes of a cell of the tables that hold no texts of armies or rules.
inline constexpr std::size_t small_event_cell = std::size_t{64} << 10U;

// The bounds of one of its tables.
[[nodiscard]] constexpr TableBounds event_table(std::string_view table, std::size_t rows,
                                                std::size_t cell_bytes = largest_input_bytes) {
    return {table, rows, static_cast<int>(cell_bytes), largest_event_table};
}

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
