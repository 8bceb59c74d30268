// SPDX-License-Identifier: MIT
// OddsCalculator: what a fight comes to, exactly. Works out every throw of the dice once; several rounds are
// a Markov chain over what the rule set carries from one to the next.
#pragma once

#include "base/budget.h"
#include "odds/combat_program.h"
#include "odds/fight.h"
#include "odds/probability.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace muster {

// What counts for a side before the dice are thrown: "Overlapped −1", and where it comes from. A figure that
// is looked up in a table may be nought.
struct OddsTerm {
    std::optional<CombatSide> side; // nothing: of the fight
    std::string name;
    std::string cite;
    std::int32_t value = 0;
    Provenance provenance = Provenance::printed;
    std::string apart; // what a player reads of a figure that is added to nothing; empty: it is added
    // What it is added to, where that is not what the others come to: "Integrity test"; such a term may rest
    // on what the dice show.
    std::string heading;

    // "Integrity test: unsupported"
    [[nodiscard]] std::string full_name() const { return heading.empty() ? name : heading + ": " + name; }
};

// What such terms come to: "Combat factor 5".
struct OddsTotal {
    std::optional<CombatSide> side; // nothing: of the fight
    std::string name;
    std::int32_t value = 0;
};

// Dice that are thrown in the first round, and what they may show.
struct OddsDice {
    // Results next to each other that lead to the same.
    struct Faces {
        std::int32_t least = 0;
        std::int32_t most = 0;
        std::optional<std::size_t> outcome; // after this round; nothing where other dice decide too
        std::vector<std::int32_t> values;   // what these results lead to, by `leads_to`
    };
    std::optional<CombatSide> side; // nothing: of the fight
    std::string name;
    std::vector<std::string> words; // of the results, if they are words
    // Values that rest on these dice alone: "Factor with the dice", "Men that the enemy loses".
    std::vector<std::string> leads_to;
    std::vector<Faces> faces;
    // 2d6: two dice of six; nought of other dice.
    std::int32_t count = 0;
    std::int32_t sides = 0;
};

// What comes of what, in plain words: "The side that loses more recoils."
struct OddsReason {
    std::optional<CombatSide> side; // nothing: of the fight
    std::string say;
};

struct Odds {
    std::vector<Probability> outcomes; // by the mode's outcomes; their sum is exactly one
    std::vector<bool> listed;          // whether the outcome can come at all in this kind of fight
    std::array<std::optional<Probability>, 2> wear; // the mean of what each side suffers, where it is counted
};

class OddsCalculator {
public:
    // The mode must outlive the calculator.
    explicit OddsCalculator(const CombatMode& mode) : program_(mode) {}

    [[nodiscard]] const CombatMode& mode() const { return program_.mode(); }

    // After all its rounds. Throws OddsError, also when the budget is spent; without one, that of one fight.
    [[nodiscard]] Odds odds(const Fight& fight, Budget& budget) const;
    [[nodiscard]] Odds odds(const Fight& fight) const;
    // After one round, after two, …: 1..rounds of them. Throws OddsError, also when the budget is spent.
    [[nodiscard]] std::vector<Odds> odds_by_round(const Fight& fight, Budget& budget) const;
    [[nodiscard]] std::vector<OddsTerm> terms(const Fight& fight) const;
    [[nodiscard]] std::vector<OddsTotal> totals(const Fight& fight) const;
    // The dice that have a name; those that rest on earlier ones, as if these showed their least.
    [[nodiscard]] std::vector<OddsDice> dice(const Fight& fight) const;
    // As far as they concern this fight.
    [[nodiscard]] std::vector<OddsReason> reasons(const Fight& fight) const;

private:
    [[nodiscard]] OddsDice shown_dice(std::size_t roll, const CombatDice& dice, const Registers& before,
                                      const SideNumbers& numbers) const;
    [[nodiscard]] Registers before_the_dice(const Fight& fight) const;
    [[nodiscard]] std::vector<Odds> worked_out(const Fight& fight, bool each_round, Budget& budget) const;

    CombatProgram program_;
};

// What one reckoning of odds may cost.
[[nodiscard]] inline Budget odds_budget(std::chrono::milliseconds time = longest_search) {
    return Budget(most_odds_throws, time);
}

// The outcomes that a person is shown, from worst to best for the attacker: those that can come after one of
// the rounds, and `hoped_for`, if one is asked for.
[[nodiscard]] std::vector<std::size_t> shown_outcomes(const std::vector<Odds>& by_round,
                                                      std::optional<std::size_t> hoped_for = {});

// The chance of each outcome or a better one for the attacker, in the order of the outcomes.
[[nodiscard]] std::vector<Probability> at_least(const Odds& odds);

} // namespace muster
