// SPDX-License-Identifier: MIT
#include "database/bounded_rows.h"

#include "base/translation.h"
#include "database/database_error.h"

#include <SQLiteCpp/Column.h>

namespace muster {

namespace {

// SQLite would make a text of a number to tell its length.
int bytes_of(const SQLite::Column& cell) {
    return cell.isText() || cell.isBlob() ? cell.getBytes() : static_cast<int>(sizeof(double));
}

} // namespace

std::string BoundedReading::excess_of(const SQLite::Statement& row) {
    if (++rows_ > bounds_.rows)
        return translate_format("more than {} rows", bounds_.rows);
    for (int i = 0; i < row.getColumnCount(); ++i) {
        const int bytes = bytes_of(row.getColumn(i));
        if (bytes > bounds_.cell_bytes)
            return translate_format("a cell of more than {} KB", bounds_.cell_bytes / 1024);
        if (static_cast<std::size_t>(bytes) > bytes_left_)
            return translate_format("more than {} MB", bounds_.table_bytes >> 20U);
        bytes_left_ -= static_cast<std::size_t>(bytes);
    }
    return {};
}

void BoundedReading::each_row(SQLite::Statement& query, const std::function<void(SQLite::Statement&)>& row) {
    while (query.executeStep()) {
        if (const std::string excess = excess_of(query); !excess.empty())
            throw DamagedRow(translate_format("its table \"{}\" has {}, and is not read; Muster never lets "
                                              "it grow so large, so restore a backup",
                                              bounds_.table, excess));
        row(query);
    }
}

void each_row(SQLite::Statement& query, const TableBounds& bounds,
              const std::function<void(SQLite::Statement&)>& row) {
    BoundedReading(bounds).each_row(query, row);
}

} // namespace muster
