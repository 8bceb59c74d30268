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

// Who is shot at hopes for no more than to be spared.
BOOST_AUTO_TEST_CASE(what_is_bad_for_a_side_is_no_worse_than) {
    const CombatMode& mode = words_mode("into-glory-ride", "shooting");
    const std::size_t repulse = outcome_with(mode, "repulse");
    BOOST_TEST(measure_words(mode, repulse, CombatSide::attacker) == "At least “Enemy repulsed”");
    BOOST_TEST(measure_words(mode, repulse, CombatSide::defender) == "No worse than “Own troops repulsed”");
    BOOST_TEST(!is_bad(mode, outcome_with(mode, "none"), CombatSide::defender));
    BOOST_TEST(usual_outcome(mode, CombatSide::attacker) == repulse);
    BOOST_TEST(usual_outcome(mode, CombatSide::defender) == outcome_with(mode, "halt"));
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

// In one round of Phalanx nobody ends level: at least that is at least one R more for the enemy.
BOOST_AUTO_TEST_CASE(what_cannot_come_is_not_named) {
    const CombatMode& mode = words_mode("phalanx", "melee");
    const std::size_t level = outcome_with(mode, "level");
    std::vector<bool> can_come(mode.outcomes.size(), true);
    BOOST_TEST(measured_outcome(can_come, level, CombatSide::attacker) == level);
    can_come[level] = false;
    BOOST_TEST(measured_outcome(can_come, level, CombatSide::attacker) == outcome_with(mode, "down-1"));
    BOOST_TEST(measured_outcome(can_come, level, CombatSide::defender) == outcome_with(mode, "own-down-1"));
    can_come.assign(mode.outcomes.size(), false);
    BOOST_TEST(measured_outcome(can_come, level, CombatSide::defender) == level);
    const Ruleset& rules = *shipped_rulesets().find("phalanx");
    const std::vector<Contender> classes = contenders_of_classes(rules);
    OddsBoard board(rules, classes, classes);
    BOOST_TEST(board.outcome() == level);
    BOOST_TEST(board.matrix().measured_outcome() == outcome_with(mode, "down-1"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
