// SPDX-License-Identifier: MIT
// Another question about the same fights needs no new reckoning.
#include "odds/odds_board.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(board_outcomes)

BOOST_AUTO_TEST_CASE(another_outcome_is_asked_of_the_same_matrix) {
    const Ruleset& ruleset = *shipped_rulesets().find("into-glory-ride");
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    OddsBoard board(ruleset, classes, classes);
    BOOST_TEST(board.matrix().cell(0, 0).text() != "");
    for (std::size_t outcome = 0; outcome < board.mode().outcomes.size(); ++outcome) {
        board.set_outcome(outcome);
        BOOST_TEST(board.matrix().is_worked_out());
        OddsBoard other(ruleset, classes, classes);
        other.set_outcome(outcome);
        BOOST_TEST(!other.matrix().is_worked_out());
        for (std::size_t i = 0; i < classes.size(); ++i)
            BOOST_TEST(board.matrix().cell(i, 0).text() == other.matrix().cell(i, 0).text());
        BOOST_TEST(board.matrix().rows() == other.matrix().rows(), boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(losses_are_forgotten_with_another_question) {
    const Ruleset& ruleset = *shipped_rulesets().find("ancient-1969");
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    OddsBoard board(ruleset, classes, classes);
    board.set_mode(1);
    BOOST_TEST(board.matrix().most_losses() > 0);
    board.set_outcome(board.outcome());
    BOOST_TEST(board.matrix().is_worked_out());
    BOOST_TEST(board.matrix().most_losses() <= 0);
    BOOST_TEST(!board.matrix().cell(0, 0).losses.has_value());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
