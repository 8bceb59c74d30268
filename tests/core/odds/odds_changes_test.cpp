// SPDX-License-Identifier: MIT
// Changes that leave the chance to win as it is.
#include "odds/odds_board.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(odds_changes)

// A better integrity spares warriors half of their defeats without a victory more.
BOOST_AUTO_TEST_CASE(a_change_of_the_chance_to_lose_alone_is_found) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx-ii");
    const Contender warriors =
        contender_of(troop_of_traits(ruleset, {{"class", "LIW"}, {"integrity", "n"}}), ruleset);
    bool found = false;
    for (const Contender& enemy : contenders_of_classes(ruleset)) {
        OddsBoard board(ruleset, {warriors}, {enemy});
        board.set_side(CombatSide::defender);
        const DuelView& view = board.pair().view();
        if (!view.problem.empty())
            continue;
        const Probability chance = answer_to(board.asked(), view.by_round.back());
        const Probability defeat = defeat_in(board.mode(), board.asked(), view.by_round.back());
        for (const OddsChange& change : view.changes) {
            BOOST_TEST((!(change.chance == chance) || !(change.defeat == defeat)), change.name);
            found = found || change.chance == chance;
        }
    }
    BOOST_TEST(found);
}

// Foot that counter-charge horse drive it off less often, and are broken far less often.
BOOST_AUTO_TEST_CASE(what_wins_less_but_loses_far_less_is_for_the_better) {
    const Ruleset& ruleset = *shipped_rulesets().find("ancient-1969");
    const std::vector<Contender> classes = contenders_of_classes(ruleset);
    std::size_t gains = 0;
    for (const std::size_t own : {0U, 5U, 10U}) {
        OddsBoard board(ruleset, classes, classes);
        board.set_side(CombatSide::defender);
        for (std::size_t theirs = 0; theirs < classes.size(); ++theirs) {
            board.choose(own, theirs);
            const DuelView& view = board.pair().view();
            if (!view.problem.empty())
                continue;
            const Odds& odds = view.by_round.back();
            const OddsAnswer now{answer_to(board.asked(), odds),
                                 defeat_in(board.mode(), board.asked(), odds)};
            for (std::size_t i = 0; i < view.changes.size(); ++i) {
                const OddsChange& change = view.changes[i];
                const Probability gain = gain_of(board.asked(), now, change);
                if (i > 0)
                    BOOST_TEST(!(gain_of(board.asked(), now, view.changes[i - 1]) < gain));
                if (is_mixed(board.asked(), now, change))
                    BOOST_TEST((gain == (change.chance - now.chance) + (now.defeat - change.defeat)));
                else
                    BOOST_TEST((gain == change.chance - now.chance));
                gains += Probability() < gain && change.chance < now.chance ? 1U : 0U;
            }
        }
    }
    BOOST_TEST(gains > 0U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
