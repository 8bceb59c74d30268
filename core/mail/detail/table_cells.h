// SPDX-License-Identifier: MIT
// The cells of a line of a table in a mail.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct Cell {
    std::string text;
    std::size_t begin = 0; // columns of characters in the line
    std::size_t end = 0;
};

// Words with one space between them are one cell.
[[nodiscard]] std::vector<Cell> cells_between_spaces(std::string_view line);

// A space stands for two or more of them. Quotation marks hold a cell together, but not between bars.
[[nodiscard]] std::vector<std::string> cells_between(std::string_view line, char separator);
// Whether there are marks enough for so many cells: where not, the line need not be taken apart.
[[nodiscard]] bool may_have_cells(std::string_view line, char separator, std::size_t fewest);

// The words of a row with single spaces for what parts its cells.
[[nodiscard]] std::string without_separators(std::string_view row);

// "", "-", "n/a"
[[nodiscard]] bool is_nothing(const std::string& cell);

// A cell that repeats the one above it.
[[nodiscard]] bool is_ditto_mark(const std::string& cell);

// Ditto marks become what the cell `above` says, which becomes this row.
void repeat_above(std::vector<std::string>& cells, std::vector<std::string>& above);

// "12"
[[nodiscard]] bool is_number_alone(std::string_view cell);

} // namespace muster
