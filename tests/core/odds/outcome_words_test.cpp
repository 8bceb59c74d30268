// SPDX-License-Identifier: MIT
// What an outcome is called by either side, and which one stands for "at least".
#include "odds/outcome_words.h"

#include "odds/odds_board.h"
#include "odds/odds_matrix.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

const CombatMode& words_mode(const std::string& ruleset, std::string_view mode) {
    return combat_mode(*shipped_rulesets().find(ruleset), mode);
}

std::size_t outcome_with(const CombatMode& mode, std::string_view id) {
    const auto found = std::find_if(mode.outcomes.begin(), mode.outcomes.end(),
                                    [&](const CombatOutcome& outcome) { return outcome.id == id; });
    BOOST_REQUIRE(found != mode.outcomes.end());
    return static_cast<std::size_t>(found - mode.outcomes.begin());
}

} // namespace

BOOST_AUTO_TEST_SUITE(outcome_words)

BOOST_AUTO_TEST_CASE(what_breaks_the_defender_breaks_the_enemy_or_own_troops) {
    for (const std::string& id : shipped_ruleset_ids())
        for (const CombatMode& mode : shipped_rulesets().find(id)->combat) {
            if (mode.alone || mode.id != "melee")
                continue;
            BOOST_TEST_CONTEXT(id) {
                const std::size_t broken = outcome_with(mode, "broken");
                const std::size_t own_broken = outcome_with(mode, "own-broken");
                BOOST_TEST(outcome_name(mode, broken, CombatSide::attacker) == "Enemy broken");
                BOOST_TEST(outcome_name(mode, broken, CombatSide::defender) == "Own troops broken");
                BOOST_TEST(outcome_name(mode, own_broken, CombatSide::attacker) == "Own troops broken");
                BOOST_TEST(outcome_name(mode, own_broken, CombatSide::defender) == "Enemy broken");
                for (std::size_t i = 0; i < mode.outcomes.size(); ++i)
                    BOOST_TEST(mode.outcomes[i].seen_by[0].empty() == mode.outcomes[i].seen_by[1].empty());
            }
        }
}

// Nor is it left open whose men are lost.
BOOST_AUTO_TEST_CASE(losses_by_shots_say_whose_they_are) {
    const CombatMode& mode = words_mode("ancient-1969", "shooting");
    const std::size_t lost = outcome_with(mode, "one-per-figure");
    BOOST_TEST(outcome_name(mode, lost, CombatSide::attacker) == "Enemy loses one man per figure");
    BOOST_TEST(outcome_name(mode, lost, CombatSide::defender) == "Own troops lose one man per figure");
}

// One threshold word for every outcome, and for both sides.
BOOST_AUTO_TEST_CASE(whatever_is_asked_for_is_that_or_better) {
    const CombatMode& mode = words_mode("into-glory-ride", "shooting");
    const std::size_t broken = outcome_with(mode, "broken");
    BOOST_TEST(measure_words(mode, broken, CombatSide::attacker) == "“Enemy broken” or better");
    BOOST_TEST(measure_words(mode, broken, CombatSide::defender) == "“Own troops broken” or better");
    BOOST_TEST(!is_bad(mode, outcome_with(mode, "none"), CombatSide::defender));
}

// Who is shot at hopes for no more than to be spared.
BOOST_AUTO_TEST_CASE(what_is_asked_first_has_a_plain_word) {
    const CombatMode& mode = words_mode("into-glory-ride", "shooting");
    BOOST_TEST(usual_outcome(mode, CombatSide::attacker) == outcome_with(mode, "repulse"));
    BOOST_TEST(usual_outcome(mode, CombatSide::defender) == outcome_with(mode, "halt"));
    BOOST_TEST(measure_words(mode, outcome_with(mode, "repulse"), CombatSide::attacker) == "repulse");
    BOOST_TEST(measure_words(mode, outcome_with(mode, "halt"), CombatSide::defender) == "hold firm");
    BOOST_TEST(chance_words(mode, outcome_with(mode, "halt"), CombatSide::defender) == "chance to hold firm");
    BOOST_TEST(chance_words(mode, outcome_with(mode, "none"), CombatSide::defender) ==
               "chance of “No effect” or better");
    for (const std::string& id : shipped_ruleset_ids())
        for (const CombatMode& each : shipped_rulesets().find(id)->combat)
            for (const CombatSide side : both_sides) {
                if (each.alone)
                    continue;
                const auto& question = each.questions.at(index_of(side));
                BOOST_REQUIRE(question.has_value());
                BOOST_TEST(!question->say.empty());
                // Horse that rally back from standing foot are not beaten.
                const std::string_view name = id == "ancient-1969" ? "drive off" : "win";
                BOOST_TEST((each.id != "melee" || question->name == name));
            }
}

// A draw is a win of neither, so that the chances of both to win never add up to more than one.
BOOST_AUTO_TEST_CASE(a_draw_is_no_win_for_either_side) {
    for (const std::string& id : shipped_ruleset_ids()) {
        const CombatMode& mode = words_mode(id, "melee");
        const std::size_t attacker = usual_outcome(mode, CombatSide::attacker);
        const std::size_t defender = usual_outcome(mode, CombatSide::defender);
        BOOST_TEST(defender < attacker, id);
        for (std::size_t draw = defender + 1; draw < attacker; ++draw)
            for (const CombatSide side : both_sides)
                BOOST_TEST(!is_bad(mode, draw, side), id << ": " << mode.outcomes[draw].id);
    }
}

BOOST_AUTO_TEST_CASE(the_shares_of_a_cell_are_all_of_it) {
    const CombatMode& mode = words_mode("undying-lands", "melee");
    const std::vector<Probability> alike(mode.outcomes.size(), Probability(1, 9));
    for (const CombatSide side : both_sides) {
        const OutcomeShares shares = shares_of(mode, alike, usual_outcome(mode, side), side);
        BOOST_TEST(shares.hoped_for.text() == "1/3");
        BOOST_TEST(shares.between.text() == "1/3"); // both broken, both repulsed, neither
        BOOST_TEST(shares.bad.text() == "1/3");
    }
}

BOOST_AUTO_TEST_CASE(both_sides_of_a_shot_share_its_chances) {
    const Ruleset& rules = *shipped_rulesets().find("into-glory-ride");
    const auto shooter =
        contender_of(troop_of_traits(rules, {{"class", "LIN"}, {"army", "RA"}, {"integrity", "III"}}), rules);
    const auto target =
        contender_of(troop_of_traits(rules, {{"class", "HIP"}, {"army", "RA"}, {"integrity", "III"}}), rules);
    OddsBoard shooting(rules, {shooter}, {target});
    shooting.set_mode(1);
    OddsBoard shot_at(rules, {target}, {shooter});
    shot_at.set_mode(1);
    shot_at.set_side(CombatSide::defender);
    const auto hit = shooting.matrix().cell(0, 0).chance;
    const auto spared = shot_at.matrix().cell(0, 0).chance;
    BOOST_REQUIRE((hit && spared));
    BOOST_TEST((*hit + *spared).text() == "1/1");
    BOOST_TEST(hit->text() != "0/1");
}

// In one round of Phalanx nobody ends level; who asks for it sees what he asked for.
BOOST_AUTO_TEST_CASE(what_cannot_come_keeps_its_name) {
    const Ruleset& rules = *shipped_rulesets().find("phalanx");
    const std::vector<Contender> classes = contenders_of_classes(rules);
    OddsBoard board(rules, classes, classes);
    BOOST_TEST(measure_words(board.mode(), board.outcome(), board.side()) == "win");
    const std::size_t level = outcome_with(board.mode(), "level");
    board.set_outcome(level);
    BOOST_TEST(board.outcome() == level);
    BOOST_TEST(measure_words(board.mode(), level, board.side()) == "“Equal in R results” or better");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
