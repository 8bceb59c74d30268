// SPDX-License-Identifier: MIT
// In which order the rows and columns of a matrix stand.
#include "odds/matrix_order.h"

#include "odds/odds_board.h"
#include "odds/outcome_words.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

namespace muster::tests {

namespace {

constexpr int no_fight = -200; // the pair cannot fight so

// In hundredths.
constexpr std::array<std::array<int, 4>, 5> order_cells{{
    {0, 67, 100, no_fight},
    {33, 33, 33, no_fight},
    {no_fight, no_fight, no_fight, no_fight},
    {67, -68, 100, no_fight},
    {33, 32, 34, no_fight},
}};

MatrixOrder ordered_cells(BoardOrder order) {
    return matrix_order(order, order_cells.size(), order_cells.front().size(),
                        [](std::size_t row, std::size_t column) -> std::optional<Probability> {
                            const int cell = order_cells.at(row).at(column);
                            return cell == no_fight ? std::nullopt : std::optional(Probability(cell, 100));
                        });
}

using BalanceAt = std::function<std::optional<Probability>(std::size_t)>;

// Of the cells of a row or column; nothing if they cannot fight.
std::optional<Probability> mean_of(std::size_t cells, const BalanceAt& balance_at) {
    Probability sum;
    std::size_t count = 0;
    for (std::size_t i = 0; i < cells; ++i)
        if (const auto balance = balance_at(i)) {
            sum = sum + *balance;
            ++count;
        }
    return count == 0 ? std::nullopt : std::optional(Probability(sum.over(), sum.under() * count));
}

// As it is shown: won less lost, or the losses.
std::optional<Probability> shown_balance(OddsBoard& board, std::size_t row, std::size_t column) {
    const BoardCell& cell = board.matrix().cell(row, column);
    if (!cell.chance)
        return std::nullopt;
    if (cell.losses)
        return worth_of(board.asked(), *cell.losses);
    Probability bad;
    for (std::size_t i = 0; i < cell.outcomes.size(); ++i) {
        const bool is_hoped_for =
            board.side() == CombatSide::attacker ? board.outcome() <= i : i <= board.outcome();
        if (!is_hoped_for && is_bad(board.mode(), i, board.side()))
            bad = bad + cell.outcomes[i];
    }
    return *cell.chance - bad;
}

// The next is no better, of equal ones it is listed later, and those who cannot fight come last.
void check_order(const std::vector<std::size_t>& lines, BoardOrder order,
                 const std::function<std::optional<Probability>(std::size_t)>& mean_at) {
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        std::optional<Probability> first = mean_at(lines[i]);
        std::optional<Probability> second = mean_at(lines[i + 1]);
        if (!first || !second) {
            BOOST_TEST(!second.has_value());
            continue;
        }
        if (order == BoardOrder::best_first)
            std::swap(first, second);
        BOOST_TEST(!(*second < *first));
        BOOST_TEST((*first < *second || lines[i] < lines[i + 1]));
    }
}

std::size_t position_of(std::string_view code, const std::vector<Contender>& classes,
                        const std::vector<std::size_t>& order) {
    const auto found =
        std::find_if(order.begin(), order.end(), [&](std::size_t i) { return classes[i].code == code; });
    BOOST_REQUIRE((found != order.end()));
    return static_cast<std::size_t>(found - order.begin());
}

} // namespace

BOOST_AUTO_TEST_SUITE(matrix_orders)

BOOST_AUTO_TEST_CASE(the_worst_first_go_by_the_mean_and_equal_ones_as_listed) {
    const MatrixOrder worst = ordered_cells(BoardOrder::worst_first);
    BOOST_TEST(worst.rows == (std::vector<std::size_t>{1, 3, 4, 0, 2}), boost::test_tools::per_element());
    BOOST_TEST(worst.columns == (std::vector<std::size_t>{1, 0, 2, 3}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_best_first_leave_equal_ones_as_listed_too) {
    const MatrixOrder best = ordered_cells(BoardOrder::best_first);
    BOOST_TEST(best.rows == (std::vector<std::size_t>{0, 1, 3, 4, 2}), boost::test_tools::per_element());
    BOOST_TEST(best.columns == (std::vector<std::size_t>{2, 0, 1, 3}), boost::test_tools::per_element());
}

// Worst is what loses most and wins least; in the losses that one suffers oneself, the most.
BOOST_AUTO_TEST_CASE(classes_stand_by_what_they_win_less_what_they_lose) {
    for (const auto& [id, mode] :
         {std::pair("into-glory-ride", 0U), std::pair("phalanx-ii", 0U), std::pair("ancient-1969", 1U)})
        for (const CombatSide side : both_sides) {
            const Ruleset& ruleset = *shipped_rulesets().find(id);
            const std::vector<Contender> classes = contenders_of_classes(ruleset);
            OddsBoard board(ruleset, classes, classes);
            board.set_mode(mode);
            board.set_side(side);
            for (const BoardOrder order : {BoardOrder::worst_first, BoardOrder::best_first}) {
                board.set_order(order);
                check_order(board.matrix().rows(), order, [&](std::size_t row) {
                    return mean_of(classes.size(),
                                   [&](std::size_t column) { return shown_balance(board, row, column); });
                });
                check_order(board.matrix().columns(), order, [&](std::size_t column) {
                    return mean_of(classes.size(),
                                   [&](std::size_t row) { return shown_balance(board, row, column); });
                });
            }
        }
}

// Own troops win as seldom against either, and are beaten more often by cataphracts.
BOOST_AUTO_TEST_CASE(a_draw_is_not_as_bad_as_a_defeat) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx-ii");
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    OddsBoard board(ruleset, classes, classes);
    board.set_side(CombatSide::defender);
    board.set_order(BoardOrder::worst_first);
    const std::vector<std::size_t>& columns = board.matrix().columns();
    BOOST_TEST(position_of("CAT", classes, columns) < position_of("HIP", classes, columns));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
