// SPDX-License-Identifier: MIT
#include "odds/matrix_order.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace muster {

namespace {

using Line = std::vector<Probability>; // what there is of a row or column

std::vector<std::size_t> sorted_lines(std::vector<Line> lines, BoardOrder order) {
    for (Line& line : lines)
        std::sort(line.begin(), line.end());
    std::vector<std::size_t> indices(lines.size());
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    std::stable_sort(indices.begin(), indices.end(), [&](std::size_t a, std::size_t b) {
        if (lines[a].empty() || lines[b].empty())
            return lines[b].empty() && !lines[a].empty();
        return order == BoardOrder::worst_first ? lines[a] < lines[b] : lines[b] < lines[a];
    });
    return indices;
}

} // namespace

MatrixOrder
matrix_order(BoardOrder order, std::size_t rows, std::size_t columns,
             const std::function<std::optional<Probability>(std::size_t, std::size_t)>& worth_at) {
    MatrixOrder result{std::vector<std::size_t>(rows), std::vector<std::size_t>(columns)};
    std::iota(result.rows.begin(), result.rows.end(), std::size_t{0});
    std::iota(result.columns.begin(), result.columns.end(), std::size_t{0});
    if (order == BoardOrder::listed)
        return result;
    std::vector<Line> across(rows);
    std::vector<Line> down(columns);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            if (const std::optional<Probability> worth = worth_at(row, column)) {
                across[row].push_back(*worth);
                down[column].push_back(*worth);
            }
    return {sorted_lines(std::move(across), order), sorted_lines(std::move(down), order)};
}

} // namespace muster
