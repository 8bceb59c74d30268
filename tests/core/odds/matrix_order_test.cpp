// SPDX-License-Identifier: MIT
// In which order the rows and columns of a matrix stand.
#include "odds/matrix_order.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace muster::tests {

namespace {

constexpr int no_fight = -1; // the pair cannot fight so

// In hundredths.
constexpr std::array<std::array<int, 4>, 4> order_cells{{
    {0, 50, 100, no_fight},
    {0, 33, 100, no_fight},
    {no_fight, no_fight, no_fight, no_fight},
    {67, 67, 67, no_fight},
}};

MatrixOrder ordered_cells(BoardOrder order) {
    return matrix_order(order, order_cells.size(), order_cells.front().size(),
                        [](std::size_t row, std::size_t column) -> std::optional<Probability> {
                            const int cell = order_cells.at(row).at(column);
                            return cell == no_fight ? std::nullopt : std::optional(Probability(cell, 100));
                        });
}

} // namespace

BOOST_AUTO_TEST_SUITE(matrix_orders)

BOOST_AUTO_TEST_CASE(equal_worst_cells_are_told_apart_by_the_next_worst) {
    const MatrixOrder worst = ordered_cells(BoardOrder::worst_first);
    BOOST_TEST(worst.rows == (std::vector<std::size_t>{1, 0, 3, 2}), boost::test_tools::per_element());
    BOOST_TEST(worst.columns == (std::vector<std::size_t>{0, 1, 2, 3}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_best_first_is_the_other_way_round) {
    const MatrixOrder best = ordered_cells(BoardOrder::best_first);
    BOOST_TEST(best.rows == (std::vector<std::size_t>{3, 0, 1, 2}), boost::test_tools::per_element());
    BOOST_TEST(best.columns == (std::vector<std::size_t>{2, 1, 0, 3}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
