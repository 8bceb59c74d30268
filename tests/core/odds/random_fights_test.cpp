// SPDX-License-Identifier: MIT
// Random pairs of all rule sets in random situations: the same, to the last fraction, as when every throw is
// followed on its own.
#include "full_enumeration.h"
#include "odds/contenders.h"
#include "odds/odds_error.h"
#include "odds/situation.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

class RandomFights {
public:
    RandomFights(const Ruleset& ruleset, const CombatMode& mode, unsigned seed)
        : ruleset_(ruleset), mode_(mode), random_(seed) {}

    Troop troop() {
        Troop troop;
        troop.values = ruleset_.at(Level::troop).defaults;
        for (const std::size_t index : ruleset_.at(Level::troop).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.has_words() && (trait.required || chance(2)))
                troop.values[trait.slot] = below(static_cast<std::int32_t>(trait.values.size()));
            else if (trait.is_number() && trait.required)
                troop.values[trait.slot] = trait.least;
        }
        return troop;
    }

    // Settings that these troops may have, each with a chance of one in three.
    std::vector<SwitchSetting> situation(const Fight& fight) {
        std::vector<SwitchSetting> settings;
        for (const SwitchState& state : switch_states(mode_, fight)) {
            if (!state.open || !chance(3))
                continue;
            const std::int32_t value = value_of(*state.made, state.usual);
            settings.push_back({state.side, state.made->id, switch_words(mode_, *state.made, value)});
        }
        return settings;
    }

    // Of a wide range, one that occurs in games.
    std::int32_t value_of(const CombatSwitch& made, std::int32_t usual) {
        constexpr std::int32_t least_usual = -20;
        constexpr std::int32_t most_usual = 45;
        if (mode_.names[made.name].words.empty() && made.most > most_usual) {
            const std::int32_t least = std::max(made.least, least_usual);
            return least + below(std::min(made.most, most_usual) - least + 1);
        }
        const std::vector<std::int32_t> values = switch_values(mode_, made, usual);
        return values[static_cast<std::size_t>(below(static_cast<std::int32_t>(values.size())))];
    }

    bool chance(std::int32_t one_in) { return below(one_in) == 0; }

private:
    std::int32_t below(std::int32_t end) { return std::uniform_int_distribution<>(0, end - 1)(random_); }

    const Ruleset& ruleset_;
    const CombatMode& mode_;
    std::mt19937 random_;
};

// `coverage`: the long way, noting it there.
std::string refusal_of(const CombatMode& mode, const Fight& fight, Coverage* coverage, Enumerated& result) {
    try {
        if (coverage != nullptr) {
            result = enumerate(mode, fight, *coverage);
        } else {
            const Odds odds = OddsCalculator(mode).odds(fight);
            result.outcomes = odds.outcomes;
            for (const std::size_t side : {0U, 1U})
                result.wear.at(side) = odds.wear.at(side).value_or(Probability());
        }
        return {};
    } catch (const OddsError& error) {
        return error.trouble() == OddsTrouble::input ? "input" : "not computable";
    }
}

// Returns whether it could be worked out.
bool check_one(RandomFights& random, const Ruleset& ruleset, const CombatMode& mode, std::int32_t rounds,
               Coverage& coverage) {
    const Combatant attacker = combatant_of(random.troop(), ruleset);
    const Combatant defender = combatant_of(random.troop(), ruleset);
    Fight fight{{&attacker, mode.alone ? nullptr : &defender}, {}, rounds};
    fight.situation = random.situation(fight);
    Enumerated quick;
    Enumerated slow;
    const std::string refused = refusal_of(mode, fight, nullptr, quick);
    const std::string also_refused = refusal_of(mode, fight, &coverage, slow);
    BOOST_TEST(also_refused == refused);
    if (also_refused != refused || !refused.empty())
        return false;
    Probability sum;
    for (std::size_t i = 0; i < quick.outcomes.size(); ++i) {
        BOOST_TEST(quick.outcomes[i].text() == slow.outcomes[i].text());
        sum = sum + quick.outcomes[i];
    }
    BOOST_TEST(sum.text() == "1/1");
    for (const std::size_t side : {0U, 1U})
        BOOST_TEST(quick.wear.at(side).text() == slow.wear.at(side).text());
    return true;
}

// Modifiers that never counted in any fight, or always did.
std::vector<std::string> uncovered_steps(const CombatMode& mode, const Coverage& coverage) {
    std::vector<std::string> missing;
    for (const CombatDefinition& definition : mode.definitions)
        for (const CombatStep& step : definition.steps) {
            const auto found = coverage.steps.find(&step);
            const Coverage::Met met = found == coverage.steps.end() ? Coverage::Met{} : found->second;
            const std::string name = mode.names[definition.name].id + ": " + step.name;
            if (met.held == 0 && step.operation != CombatOperation::missing)
                missing.push_back(name + " never counts");
            if (met.failed == 0 && !step.when.empty())
                missing.push_back(name + " always counts");
        }
    return missing;
}

} // namespace

BOOST_AUTO_TEST_SUITE(random_fights)

BOOST_AUTO_TEST_CASE(random_fights_come_to_what_a_full_enumeration_finds, *boost::unit_test::label("long")) {
    constexpr double few_throws = 2000; // that a second round may be followed for each of them
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        for (const CombatMode& mode : ruleset.combat) {
            RandomFights random(ruleset, mode, 7);
            const double throws = throws_of(mode);
            const int least = throws > few_throws ? 40 : 300;
            const int most = 10 * least; // until every modifier was come upon
            int worked_out = 0;
            Coverage coverage;
            for (int i = 0; i < 40 * most && worked_out < most; ++i) {
                if (worked_out >= least && i % least == 0 && uncovered_steps(mode, coverage).empty())
                    break;
                BOOST_TEST_CONTEXT(fmt::format("{}, {}, fight {}", id, mode.id, i)) {
                    const std::int32_t rounds = throws < 50 ? 1 + i % 3 : throws < few_throws ? 1 + i % 2 : 1;
                    worked_out += check_one(random, ruleset, mode, rounds, coverage) ? 1 : 0;
                }
            }
            BOOST_TEST_CONTEXT(id + ", " + mode.id) {
                BOOST_TEST(worked_out >= least);
                for (const std::string& missing : uncovered_steps(mode, coverage))
                    BOOST_ERROR(missing);
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
