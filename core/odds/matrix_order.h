// SPDX-License-Identifier: MIT
// The order of the rows and columns of a matrix of chances.
#pragma once

#include "odds/probability.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace muster {

// Rows count by their worst chance, columns by the best chance that any row has against them. What has no
// chances at all comes last.
enum class BoardOrder : std::uint8_t { listed, worst_first, best_first };

struct MatrixOrder {
    std::vector<std::size_t> rows; // indices, in their order
    std::vector<std::size_t> columns;
};

// `chance_at(row, column)`: nothing where the pair cannot fight so; not asked for if the order is that
// listed.
[[nodiscard]] MatrixOrder
matrix_order(BoardOrder order, std::size_t rows, std::size_t columns,
             const std::function<std::optional<Probability>(std::size_t, std::size_t)>& chance_at);

} // namespace muster
