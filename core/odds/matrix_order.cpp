// SPDX-License-Identifier: MIT
#include "odds/matrix_order.h"

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

// A row or a column.
struct Line {
    Probability sum;
    std::size_t cells = 0;

    void add(const Probability& balance) {
        sum = sum + balance;
        ++cells;
    }
    [[nodiscard]] std::optional<Probability> mean() const {
        return cells == 0 ? std::nullopt : std::optional(Probability(sum.over(), sum.under() * cells));
    }
};

std::vector<std::size_t> sorted_lines(const std::vector<Line>& lines, BoardOrder order) {
    std::vector<std::optional<Probability>> means;
    means.reserve(lines.size());
    for (const Line& line : lines)
        means.push_back(line.mean());
    std::vector<std::size_t> indices(lines.size());
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    std::stable_sort(indices.begin(), indices.end(), [&](std::size_t a, std::size_t b) {
        if (!means[a] || !means[b])
            return means[a].has_value() && !means[b].has_value();
        return order == BoardOrder::worst_first ? *means[a] < *means[b] : *means[b] < *means[a];
    });
    return indices;
}

} // namespace

MatrixOrder
matrix_order(BoardOrder order, std::size_t rows, std::size_t columns,
             const std::function<std::optional<Probability>(std::size_t, std::size_t)>& balance_at) {
    MatrixOrder result{std::vector<std::size_t>(rows), std::vector<std::size_t>(columns)};
    std::iota(result.rows.begin(), result.rows.end(), std::size_t{0});
    std::iota(result.columns.begin(), result.columns.end(), std::size_t{0});
    if (order == BoardOrder::listed)
        return result;
    std::vector<Line> across(rows);
    std::vector<Line> down(columns);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            if (const std::optional<Probability> balance = balance_at(row, column)) {
                across[row].add(*balance);
                down[column].add(*balance);
            }
    return {sorted_lines(across, order), sorted_lines(down, order)};
}

} // namespace muster
