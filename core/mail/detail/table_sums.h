// SPDX-License-Identifier: MIT
// Rows of a table that add up the rows above them.
#pragma once

#include <string>
#include <vector>

namespace muster {

// "Total | 12", "subtotal centre | 6", "12 | vignettes". `has_class`: a cell of the row names a class.
[[nodiscard]] bool is_sum_row(const std::vector<std::string>& cells, bool has_class);

// The cells that say something, with commas between them.
[[nodiscard]] std::string words_of_row(const std::vector<std::string>& cells);

} // namespace muster
