// SPDX-License-Identifier: MIT
// What fights come to: sums, symmetry, the worked examples of the rules, several rounds.
#include "odds/odds_error.h"
#include "odds/odds_matrix.h"
#include "odds/odds_of_cases.h"
#include "shipped_data.h"
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

#include <map>

namespace muster::tests {

namespace {

using Traits = std::map<std::string, std::string>;

Combatant combatant(const Ruleset& ruleset, const Traits& traits) {
    return combatant_of(troop_of_traits(ruleset, traits), ruleset);
}

struct Case {
    std::string ruleset;
    std::string mode;
    Traits attacker;
    Traits defender;
    std::vector<SwitchSetting> situation = {};
    std::int32_t rounds = 1;
};

Odds odds_of(const Case& fought) {
    const Ruleset& ruleset = *shipped_rulesets().find(fought.ruleset);
    const Combatant attacker = combatant(ruleset, fought.attacker);
    const Combatant defender = combatant(ruleset, fought.defender);
    const CombatMode& mode = combat_mode(ruleset, fought.mode);
    return OddsCalculator(mode).odds({{&attacker, &defender}, fought.situation, fought.rounds});
}

std::string outcome(const Odds& odds, const Case& fought, std::string_view id) {
    const CombatMode& mode = combat_mode(*shipped_rulesets().find(fought.ruleset), fought.mode);
    for (std::size_t i = 0; i < mode.outcomes.size(); ++i)
        if (mode.outcomes[i].id == id)
            return odds.outcomes[i].text();
    return "no such outcome";
}

const SwitchSetting two_overlaps{CombatSide::attacker, "overlaps", "2"};
const Traits spears{{"class", "HIS"}, {"army", "RA"}, {"integrity", "IV"}};
const Traits blades{{"class", "HIN"}, {"army", "RA"}, {"integrity", "III"}};

// Whether the error is about a limit and says the words.
auto says(const std::string& words) {
    return [words](const OddsError& error) {
        return error.trouble() == OddsTrouble::too_long &&
               std::string_view(error.what()).find(words) != std::string_view::npos;
    };
}

} // namespace

BOOST_AUTO_TEST_SUITE(odds)

BOOST_AUTO_TEST_CASE(the_example_of_melee_in_into_glory_ride_and_phalanx) {
    for (const char* ruleset : {"into-glory-ride", "phalanx"}) {
        const Case fought{ruleset, "melee", spears, blades, {two_overlaps}};
        const Odds result = odds_of(fought);
        BOOST_TEST(outcome(result, fought, "own-broken") == "1/6");
        BOOST_TEST(outcome(result, fought, "own-down-1") == "1/3");
        BOOST_TEST(outcome(result, fought, "down-1") == "1/3");
        BOOST_TEST(outcome(result, fought, "broken") == "1/6");
    }
}

// Every pair of classes, over one round and four.
BOOST_AUTO_TEST_CASE(outcomes_sum_to_one_and_a_melee_mirrors_itself) {
    const Ruleset& ruleset = *shipped_rulesets().find("into-glory-ride");
    const Trait& classes = *ruleset.trait(Level::troop, "class");
    for (const std::int32_t rounds : {1, 4})
        for (const TraitValue& mine : classes.values)
            for (const TraitValue& theirs : classes.values) {
                const Traits a{{"class", mine.id}, {"army", "RA"}, {"integrity", "III"}};
                const Traits b{{"class", theirs.id}, {"army", "IA"}, {"integrity", "IV"}};
                const Odds there = odds_of({"into-glory-ride", "melee", a, b, {}, rounds});
                const Odds back = odds_of({"into-glory-ride", "melee", b, a, {}, rounds});
                const std::size_t count = there.outcomes.size();
                for (std::size_t i = 0; i < count; ++i)
                    BOOST_TEST(there.outcomes[i].text() == back.outcomes[count - 1 - i].text());
                BOOST_TEST(at_least(there).front().text() == "1/1");
                BOOST_TEST(there.wear[0]->text() == back.wear[1]->text());
            }
}

// Bows of Phalanx repulse nobody twice over but with the two best scores; slings and artillery never.
BOOST_AUTO_TEST_CASE(what_can_never_come_is_not_shown) {
    const Traits slings{{"class", "VLI"}, {"army", "RA"}, {"integrity", "III"}};
    const Case shot{"phalanx", "shooting", slings, blades};
    const CombatMode& mode = combat_mode(*shipped_rulesets().find("phalanx"), "shooting");
    const Odds odds = odds_of(shot);
    const auto shown_ids = [&](std::size_t hoped_for) {
        std::vector<std::string> ids;
        for (const std::size_t shown : shown_outcomes({odds}, hoped_for))
            ids.push_back(mode.outcomes[shown].id);
        return ids;
    };
    BOOST_TEST(mode.outcomes[usual_outcome(mode)].id == "repulse");
    BOOST_TEST(shown_ids(usual_outcome(mode)) == (std::vector<std::string>{"none", "halt", "repulse"}),
               boost::test_tools::per_element());
    BOOST_TEST(shown_ids(4).back() == "broken"); // asked for, though it cannot come
    BOOST_TEST(odds.listed.size() == 5U);
    BOOST_TEST(odds.listed[3]);
}

BOOST_AUTO_TEST_CASE(many_rounds_stay_exact) {
    const Case fought{"phalanx", "melee", spears, spears, {}, 100};
    const Odds result = odds_of(fought);
    BOOST_TEST(at_least(result).front().text() == "1/1");
    BOOST_TEST(outcome(result, fought, "level").size() > 10U);
    BOOST_TEST(outcome(result, fought, "own-broken") == outcome(result, fought, "broken"));
}

BOOST_AUTO_TEST_CASE(a_fight_that_costs_more_than_its_budget_is_refused) {
    const Ruleset& ruleset = *shipped_rulesets().find("ancient-1969");
    const Combatant pikes =
        combatant(ruleset, {{"type", "heavy-infantry"}, {"status", "regular"}, {"weapon", "pike"}});
    const OddsCalculator calculator(combat_mode(ruleset, "melee"));
    Budget ample(1'000'000, std::chrono::hours(1));
    BOOST_TEST(at_least(calculator.odds({{&pikes, &pikes}, {}, 2}, ample)).front().text() == "1/1");
    BOOST_TEST(!ample.is_spent());
    Budget small(10'000, std::chrono::hours(1));
    BOOST_CHECK_EXCEPTION((void)calculator.odds({{&pikes, &pikes}, {}, 20}, small), OddsError,
                          says("20 rounds have too many cases"));
    BOOST_TEST(small.is_spent());
}

BOOST_AUTO_TEST_CASE(small_fights_spend_of_a_budget_too) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const Combatant fighter = combatant(ruleset, spears);
    Budget budget(1'000, std::chrono::hours(1));
    (void)OddsCalculator(combat_mode(ruleset, "melee")).odds({{&fighter, &fighter}, {}, 1}, budget);
    BOOST_TEST(budget.effort_left() < 1'000U);
}

BOOST_AUTO_TEST_CASE(cases_leave_what_they_do_not_take_to_dear_ones) {
    const Ruleset& ruleset = *shipped_rulesets().find("ancient-1969");
    const Combatant pikes =
        combatant(ruleset, {{"type", "heavy-infantry"}, {"status", "regular"}, {"weapon", "pike"}});
    const OddsCalculator calculator(combat_mode(ruleset, "melee"));
    const Fight ordinary{{&pikes, &pikes}, {}, 2};
    const Fight dear{{&pikes, &pikes}, {}, 20};
    OddsOfCases cases(50'000, 100'000);
    const auto refused_after = [](const std::string& throws) {
        return says("more than " + throws + " throws of dice");
    };
    BOOST_CHECK_EXCEPTION((void)cases.of(calculator, dear), OddsError, refused_after("100000"));
    BOOST_CHECK_EXCEPTION((void)cases.of(calculator, dear), OddsError, refused_after("75000"));
    for (int i = 0; i < 20; ++i)
        BOOST_TEST(at_least(cases.of(calculator, ordinary)).front().text() == "1/1");
    BOOST_CHECK_EXCEPTION((void)cases.of(calculator, dear), OddsError, [](const OddsError& error) {
        const std::string text = error.what();
        return std::stoul(text.substr(text.find("than ") + 5)) > 200'000U;
    });
}

// However many they are, and however dear.
BOOST_AUTO_TEST_CASE(all_cases_of_a_file_share_so_many_throws) {
    const Ruleset& ruleset = *shipped_rulesets().find("ancient-1969");
    const Combatant pikes =
        combatant(ruleset, {{"type", "heavy-infantry"}, {"status", "regular"}, {"weapon", "pike"}});
    const OddsCalculator calculator(combat_mode(ruleset, "melee"));
    constexpr std::size_t throws = 400'000;
    for (const std::size_t count : {1U, 10U, 40U}) {
        OddsOfCases cases = OddsOfCases::of_file(count, throws);
        std::size_t taken = 0;
        for (std::size_t i = 0; i < count; ++i)
            BOOST_CHECK_EXCEPTION((void)cases.of(calculator, {{&pikes, &pikes}, {}, 50}), OddsError,
                                  [&taken](const OddsError& error) {
                                      const std::string text = error.what();
                                      taken += std::stoul(text.substr(text.find("than ") + 5));
                                      return text.find("ask for fewer rounds") != std::string::npos;
                                  });
        BOOST_TEST(taken <= throws);
        BOOST_TEST(taken >= throws / 2);
    }
}

BOOST_AUTO_TEST_CASE(all_cases_of_a_file_share_the_time) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const Troop troop = troop_of_traits(ruleset, {{"class", "HIN"}, {"army", "RA"}, {"integrity", "III"}});
    OddsOfCases cases(1'000, 1'000);
    const Combatant before = cases.combatant(troop, ruleset);
    BOOST_CHECK(before.numbers == combatant_of(troop, ruleset).numbers);
    BOOST_CHECK(before.traits == cases.combatant(troop, ruleset).traits);
    OddsOfCases late(1'000, 1'000, std::chrono::milliseconds(-1)); // over on any clock, however coarse
    BOOST_CHECK_EXCEPTION((void)late.combatant(troop, ruleset), OddsError, says("took the"));
}

BOOST_AUTO_TEST_CASE(a_troop_of_the_cases_is_worked_out_once) {
    OddsOfCases cases(1'000, 1'000, std::chrono::milliseconds(100));
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const Troop troop = troop_of_traits(ruleset, {{"class", "VLI"}, {"army", "RA"}, {"integrity", "I"}});
    const std::vector<Exact> numbers = cases.combatant(troop, ruleset).numbers;
    const auto begin = Budget::processor_time();
    while (Budget::processor_time() - begin < std::chrono::milliseconds(120)) {
    }
    BOOST_CHECK(cases.combatant(troop, ruleset).numbers == numbers); // though the time is over
}

// Whatever is thrown in them.
BOOST_AUTO_TEST_CASE(rounds_cost_throws) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const Combatant fighter = combatant(ruleset, {{"class", "VLI"}, {"army", "RA"}, {"integrity", "III"}});
    const OddsCalculator calculator(combat_mode(ruleset, "shooting"));
    const auto cost = [&](std::int32_t rounds) {
        Budget budget = odds_budget();
        (void)calculator.odds({{&fighter, &fighter}, {}, rounds}, budget);
        return most_odds_throws - budget.effort_left();
    };
    BOOST_TEST(cost(100) > cost(1) + 99 * throws_like_a_round);
}

BOOST_AUTO_TEST_CASE(a_matrix_of_too_many_pairs_is_refused) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const std::vector<NamedCombatant> most(300, {"spears", combatant(ruleset, spears)});
    std::vector<NamedCombatant> more = most;
    more.push_back(more.front());
    const CombatMode& mode = combat_mode(ruleset, "melee");
    BOOST_TEST(odds_matrix(mode, {most.front()}, most, {}, 0, BoardOrder::listed).cells.size() == 300U);
    BOOST_CHECK_EXCEPTION((void)odds_matrix(mode, more, most, {}, 0, BoardOrder::listed), OddsError,
                          says("301 kinds"));
    Fight long_fight;
    long_fight.rounds = 5;
    BOOST_CHECK_EXCEPTION((void)odds_matrix(mode, most, most, long_fight, 0, BoardOrder::listed), OddsError,
                          says("at most 400000 rounds of all pairs"));
}

BOOST_AUTO_TEST_CASE(terms_say_what_counts) {
    const Ruleset& ruleset = *shipped_rulesets().find("undying-lands");
    const Combatant galatians = combatant(
        ruleset, {{"class", "foot"}, {"order", "loose"}, {"army", "irregular"}, {"shield", "shield"}});
    const Combatant legionaries = combatant(ruleset, {{"class", "foot"},
                                                      {"order", "close"},
                                                      {"army", "regular"},
                                                      {"weapon", "hfs"},
                                                      {"morale", "IV"},
                                                      {"defence", "D"},
                                                      {"shield", "large"}});
    const OddsCalculator calculator(combat_mode(ruleset, "melee"));
    const auto terms =
        calculator.terms({{&galatians, &legionaries}, {{CombatSide::attacker, "move", "fanatic"}}, 1});
    std::array<std::int32_t, 2> sums{};
    std::array<std::int32_t, 2> points{};
    for (const OddsTerm& term : terms) {
        BOOST_REQUIRE(term.side.has_value());
        (term.name == "Integrity Points" ? points : sums).at(index_of(*term.side)) += term.value;
    }
    BOOST_TEST(points[0] == 17);
    BOOST_TEST(points[1] == 30);
    BOOST_TEST(sums[0] == 1 + 4 + 1 + 2 - 1); // the table, with −1 for fewer Integrity Points
    BOOST_TEST(sums[1] == 3 + 1);
}

// The rules treat it as HIB, whatever class it was written with.
BOOST_AUTO_TEST_CASE(amalgamated_artillery_shoots_as_heavy_archers_do) {
    const Traits horse{{"class", "HCC"}, {"army", "RA"}, {"integrity", "III"}};
    const Case fought{"phalanx",
                      "shooting",
                      {{"class", "HIS"}, {"army", "RA"}, {"integrity", "III"}, {"artillery", "amalgamated"}},
                      horse};
    const Odds odds = odds_of(fought);
    BOOST_TEST(outcome(odds, fought, "none") == "1/6");
    BOOST_TEST(outcome(odds, fought, "halt") == "1/3");
    BOOST_TEST(outcome(odds, fought, "repulse") == "1/2");
}

BOOST_AUTO_TEST_CASE(a_fight_that_cannot_be_is_refused_with_the_reason) {
    const auto trouble = [](OddsTrouble expected) {
        return [expected](const OddsError& error) { return error.trouble() == expected; };
    };
    BOOST_CHECK_EXCEPTION(
        odds_of({"into-glory-ride", "melee", {{"class", "LIN"}, {"army", "RA"}, {"integrity", "V"}}, blades}),
        OddsError, trouble(OddsTrouble::not_computable));
    BOOST_CHECK_EXCEPTION(odds_of({"into-glory-ride", "shooting", spears, blades}), OddsError,
                          trouble(OddsTrouble::not_computable));
    const Traits muskets_without_epoch{{"class", "HIM"}, {"army", "RA"}, {"integrity", "III"}};
    BOOST_CHECK_EXCEPTION(odds_of({"into-glory-ride", "shooting", muskets_without_epoch, blades}), OddsError,
                          trouble(OddsTrouble::not_computable));
    BOOST_CHECK_EXCEPTION(
        odds_of({"into-glory-ride", "melee", spears, blades, {{CombatSide::attacker, "higher", "yes"}}}),
        OddsError, trouble(OddsTrouble::input));
    BOOST_CHECK_EXCEPTION(
        odds_of({"into-glory-ride", "melee", spears, blades, {{CombatSide::attacker, "overlaps", "3"}}}),
        OddsError, trouble(OddsTrouble::input));
    BOOST_CHECK_EXCEPTION(odds_of({"into-glory-ride", "melee", spears, blades, {}, 0}), OddsError,
                          trouble(OddsTrouble::input));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
