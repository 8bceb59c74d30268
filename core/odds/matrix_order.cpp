// SPDX-License-Identifier: MIT
#include "odds/matrix_order.h"

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

using Chances = std::vector<std::optional<Probability>>;

void sort_by(std::vector<std::size_t>& indices, const Chances& chances, BoardOrder order) {
    std::stable_sort(indices.begin(), indices.end(), [&](std::size_t a, std::size_t b) {
        if (!chances[a] || !chances[b])
            return chances[a].has_value() && !chances[b].has_value();
        return order == BoardOrder::worst_first ? *chances[a] < *chances[b] : *chances[b] < *chances[a];
    });
}

} // namespace

MatrixOrder
matrix_order(BoardOrder order, std::size_t rows, std::size_t columns,
             const std::function<std::optional<Probability>(std::size_t, std::size_t)>& chance_at) {
    MatrixOrder result{std::vector<std::size_t>(rows), std::vector<std::size_t>(columns)};
    std::iota(result.rows.begin(), result.rows.end(), std::size_t{0});
    std::iota(result.columns.begin(), result.columns.end(), std::size_t{0});
    if (order == BoardOrder::listed)
        return result;
    Chances worst(rows);   // of each row
    Chances best(columns); // against each column
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column) {
            const std::optional<Probability> chance = chance_at(row, column);
            if (!chance)
                continue;
            if (!worst[row] || *chance < *worst[row])
                worst[row] = chance;
            if (!best[column] || *best[column] < *chance)
                best[column] = chance;
        }
    sort_by(result.rows, worst, order);
    sort_by(result.columns, best, order);
    return result;
}

} // namespace muster
