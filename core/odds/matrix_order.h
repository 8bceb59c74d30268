// SPDX-License-Identifier: MIT
// The order of the rows and columns of a matrix of answers.
#pragma once

#include "odds/probability.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace muster {

// Rows and columns count alike: by the mean of the cells in them; equal ones stay as they are listed. What
// has no cells at all comes last.
enum class BoardOrder : std::uint8_t { listed, worst_first, best_first };

struct MatrixOrder {
    std::vector<std::size_t> rows; // indices, in their order
    std::vector<std::size_t> columns;
};

// `balance_at(row, column)`: the more, the better for the rows; nothing where the pair cannot fight so. Not
// asked for if the order is that listed.
[[nodiscard]] MatrixOrder
matrix_order(BoardOrder order, std::size_t rows, std::size_t columns,
             const std::function<std::optional<Probability>(std::size_t, std::size_t)>& balance_at);

} // namespace muster
