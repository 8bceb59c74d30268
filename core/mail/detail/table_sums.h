// SPDX-License-Identifier: MIT
// Rows of a table that add up the rows above them.
#pragma once

#include "mail/detail/table_heading.h"

#include <string>
#include <vector>

namespace muster {

// "Total | 12", "subtotal centre | 6", "12 | vignettes". `has_class`: a cell of the row names a class.
[[nodiscard]] bool is_sum_row(const std::vector<std::string>& cells, bool has_class);

// Whether a cell is "Total", "Sum" or the like alone.
[[nodiscard]] bool tells_sum(const std::vector<std::string>& cells);

struct NamesOfSums {
    std::string price; // "" if no sum of prices is told
    std::string cost;  // of moving them
};

// A cell of a row that adds up, with what its number counts: "12" in the column of men as "12 men".
[[nodiscard]] std::string cell_of_sum(const std::string& cell, ColumnRole role, const std::string& heading,
                                      const NamesOfSums& names);

// The cells that say something, with commas between them, "Total" before its numbers.
[[nodiscard]] std::string words_of_row(const std::vector<std::string>& cells);

} // namespace muster
