// SPDX-License-Identifier: MIT
// BoundedReading: reads a table of a database, which a stranger may have filled, no further than its bounds.
#pragma once

#include <SQLiteCpp/Statement.h>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace muster {

// What is read of one table.
struct TableBounds {
    std::string_view table;
    std::size_t rows;
    int cell_bytes;
    std::size_t table_bytes; // of all cells together
};

// What several queries read of one table together.
class BoundedReading {
public:
    explicit BoundedReading(const TableBounds& bounds) : bounds_(bounds), bytes_left_(bounds.table_bytes) {}

    // Calls `row` with the query at each of its rows. Throws DamagedRow if the table goes beyond its bounds.
    void each_row(SQLite::Statement& query, const std::function<void(SQLite::Statement&)>& row);

private:
    // "more than 5000 rows"; empty if the next row keeps to the bounds.
    [[nodiscard]] std::string excess_of(const SQLite::Statement& row);

    TableBounds bounds_;
    std::size_t rows_ = 0;
    std::size_t bytes_left_;
};

// The same for one query.
void each_row(SQLite::Statement& query, const TableBounds& bounds,
              const std::function<void(SQLite::Statement&)>& row);

} // namespace muster
