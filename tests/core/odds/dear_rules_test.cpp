// SPDX-License-Identifier: MIT
// Rules of which every throw looks at thousands of terms cost as much as they take.
#include "odds/odds_error.h"
#include "odds/odds_matrix.h"
#include "odds/odds_of_cases.h"
#include "ruleset/ruleset_reader.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <chrono>
#include <limits>
#include <string>
#include <string_view>

namespace muster::tests {

namespace {

Ruleset duel_with(std::string_view mode) {
    return read_ruleset(
        fmt::format("<ruleset xmlns='urn:muster:ruleset:1' id='duel' title='Duel' prefix='du' revision='1'>"
                    "<words/><traits><choice id='class' of='troop' name='Class' default='foot'>"
                    "<value id='foot' name='Foot'/><value id='horse' "
                    "name='Horse'/></choice></traits><numbers/><rules/>"
                    "<combat><mode id='melee' name='Melee'><outcome id='lost' name='Lost'/>"
                    "<outcome id='won' name='Won'/><roll id='die' of='fight'><dice faces='1..100'/></roll>"
                    "{}<end outcome='lost' last='yes'/></mode></combat>"
                    "<start><army xmlns='urn:muster:army:1' ruleset='duel'/></start></ruleset>",
                    mode),
        "it");
}

// One die of a hundred, to which so many terms are added.
Ruleset with_terms(std::size_t count) {
    std::string terms;
    for (std::size_t i = 0; i < count; ++i)
        terms += "<plus value='1'><fight die='2..'/></plus>";
    return duel_with("<value id='sum' of='fight'>" + terms + "</value>" +
                     "<end outcome='won'><fight sum='1..'/></end>");
}

// A die of a hundred, and so many ends that it does not come to.
Ruleset with_ends(std::size_t count) {
    std::string ends;
    for (std::size_t i = 0; i < count; ++i)
        ends += "<end outcome='won'><fight die='2..3'/></end>";
    return duel_with(ends);
}

// A die of a hundred that is looked up in a grid of so many lines.
Ruleset with_lines(std::size_t count) {
    std::string lines;
    for (std::size_t i = 1; i <= count; ++i)
        lines += fmt::format("<line at='{}' values='0 0 0 0 0 0 0 0 0 0'/>", i);
    return duel_with(
        "<value id='sum' of='fight'><grid down='die' across='round' heads='1 2 3 4 5 6 7 8 9 10'>" + lines +
        "</grid></value><end outcome='won'><fight sum='1..'/></end>");
}

Odds odds_of_duel(const Ruleset& ruleset, Budget& budget) {
    Troop troop;
    troop.values = ruleset.at(Level::troop).defaults;
    const Combatant one = combatant_of(troop, ruleset);
    return OddsCalculator(combat_mode(ruleset, "melee")).odds({{&one, &one}, {}, 1}, budget);
}

std::size_t cost_of_duel(const Ruleset& ruleset) {
    constexpr std::size_t ample = 1'000'000'000;
    Budget budget(ample, std::chrono::hours(1));
    (void)odds_of_duel(ruleset, budget);
    return ample - budget.effort_left();
}

bool took_too_long(const OddsError& error) {
    return error.trouble() == OddsTrouble::too_long;
}

} // namespace

BOOST_AUTO_TEST_SUITE(dear_rules)

BOOST_AUTO_TEST_CASE(few_terms_cost_nothing_beside_the_throws) {
    BOOST_TEST(cost_of_duel(with_terms(1)) == cost_of_duel(with_terms(50)));
}

BOOST_AUTO_TEST_CASE(thousands_of_terms_cost_as_many_throws) {
    BOOST_TEST(cost_of_duel(with_terms(2'000)) > 20 * cost_of_duel(with_terms(1)));
    BOOST_TEST(cost_of_duel(with_ends(2'000)) > 20 * cost_of_duel(with_ends(1)));
    BOOST_TEST(cost_of_duel(with_lines(2'000)) > cost_of_duel(with_lines(1)) + 500);
}

BOOST_AUTO_TEST_CASE(the_clock_is_asked_by_what_throws_cost) {
    constexpr std::size_t ample = std::numeric_limits<std::size_t>::max();
    Budget no_time(ample, std::chrono::milliseconds(0));
    BOOST_CHECK_NO_THROW((void)odds_of_duel(with_terms(1), no_time)); // too few throws to ask
    Budget none_left(ample, std::chrono::milliseconds(0));
    BOOST_CHECK_EXCEPTION((void)odds_of_duel(with_terms(2'900), none_left), OddsError, took_too_long);
}

BOOST_AUTO_TEST_CASE(cases_of_dear_rules_take_what_is_left_for_dear_ones) {
    const auto work_out = [](const Ruleset& ruleset) {
        Troop troop;
        troop.values = ruleset.at(Level::troop).defaults;
        const Combatant one = combatant_of(troop, ruleset);
        OddsOfCases cases(1'000, 0);
        (void)cases.of(OddsCalculator(combat_mode(ruleset, "melee")), {{&one, &one}, {}, 1});
    };
    BOOST_CHECK_NO_THROW(work_out(with_terms(1)));
    BOOST_CHECK_EXCEPTION(work_out(with_terms(2'900)), OddsError, took_too_long);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
