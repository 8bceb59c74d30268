// SPDX-License-Identifier: MIT
#include "odds/odds.h"

#include "base/translation.h"
#include "odds/odds_error.h"
#include "odds/situation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace muster {

namespace {

__extension__ using Wide = unsigned __int128;
using StateKey = std::array<std::int32_t, 8>;

struct StateHash {
    std::size_t operator()(const StateKey& key) const {
        std::size_t hash = 0;
        for (const std::int32_t part : key)
            hash = hash * 1000003U + static_cast<std::uint32_t>(part);
        return hash;
    }
};

// One fight being worked out; Weight is a whole number that holds the common denominator of all rounds.
template <typename Weight>
class Chain {
public:
    using States = std::unordered_map<StateKey, Weight, StateHash>;

    Chain(const CombatProgram& program, const Fight& fight, Registers& registers, SideNumbers numbers,
          std::vector<std::uint32_t> ways, Budget& budget)
        : program_(program), rounds_(fight.rounds), registers_(registers), numbers_(numbers),
          ways_(std::move(ways)), budget_(budget) {
        tally_.outcomes.assign(program.mode().outcomes.size(), Weight(0));
    }

    // After each round, or after the last alone.
    std::vector<Odds> run(bool each_round) {
        start();
        std::vector<Odds> results;
        for (round_ = 1; round_ <= rounds_; ++round_) {
            set_round();
            const Tally before = tally_;
            if (each_round || round_ == rounds_) {
                fight_round(true);
                results.push_back(result());
                tally_ = before;
                next_.clear();
            }
            if (round_ != rounds_)
                fight_round(false);
            states_ = std::exchange(next_, {});
        }
        return results;
    }

private:
    // What the fights that have ended came to, in shares of `under`.
    struct Tally {
        std::vector<Weight> outcomes;
        std::array<Weight, 2> suffered{Weight(0), Weight(0)};
        Weight under = 1;
    };

    void fight_round(bool last) {
        const std::uint64_t per_round =
            std::accumulate(ways_.begin(), ways_.end(), std::uint64_t{1}, std::multiplies<>());
        tally_.under *= per_round;
        for (Weight& outcome : tally_.outcomes)
            outcome *= per_round;
        for (Weight& suffered : tally_.suffered)
            suffered *= per_round;
        last_ = last;
        for (const auto& [key, weight] : states_) {
            load(key);
            weight_ = weight;
            program_.run(1, registers_, numbers_);
            throw_dice(0, per_round);
        }
    }

    void start() {
        StateKey key{};
        std::size_t at = 0;
        for (const CombatState& state : program_.mode().states)
            for (const CombatSide side : sides_of(state))
                key.at(at++) = registers_[register_of(state.from, side)];
        states_.emplace(key, Weight(1));
    }

    [[nodiscard]] std::vector<CombatSide> sides_of(const CombatState& state) const {
        if (program_.mode().names[state.name].of_fight)
            return {CombatSide::attacker};
        return {CombatSide::attacker, CombatSide::defender};
    }

    void set_round() {
        for (std::size_t i = 0; i < program_.mode().names.size(); ++i)
            if (program_.mode().names[i].kind == CombatNameKind::round)
                registers_[2 * i] = round_;
    }

    void load(const StateKey& key) {
        std::size_t at = 0;
        for (const CombatState& state : program_.mode().states) {
            const std::size_t first = 2 * std::size_t{state.name};
            registers_[first] = key.at(at++);
            if (!program_.mode().names[state.name].of_fight)
                registers_[first + 1] = key.at(at++);
        }
    }

    // `share`: how many of the round's equally likely throws lead here.
    // As deep as there are rolls.
    // NOLINTNEXTLINE(misc-no-recursion)
    void throw_dice(std::size_t roll, std::uint64_t share) {
        if (roll == program_.rolls().size()) {
            finish(share);
            return;
        }
        const std::size_t target = program_.rolls()[roll].target;
        const CombatDice* dice = program_.dice(roll, registers_);
        if (dice == nullptr) {
            registers_[target] = 0;
            program_.run(roll + 2, registers_, numbers_);
            throw_dice(roll + 1, share);
            return;
        }
        const std::uint64_t each = share / dice->ways;
        for (const DiceFace& face : dice->faces) {
            registers_[target] = face.value;
            program_.run(roll + 2, registers_, numbers_);
            throw_dice(roll + 1, each * face.ways);
        }
    }

    void finish(std::uint64_t share) {
        spend();
        const Weight weight = weight_ * share;
        if (const auto outcome = program_.outcome(registers_, last_)) {
            tally_.outcomes[*outcome] += weight;
            for (std::size_t side = 0; side < 2; ++side)
                if (const auto& wear = program_.mode().wear.at(side))
                    add_wear(side, registers_[register_of(*wear, static_cast<CombatSide>(side))], weight);
            return;
        }
        StateKey key{};
        std::size_t at = 0;
        for (const CombatState& state : program_.mode().states) {
            key.at(at++) = registers_[register_of(state.next, CombatSide::attacker)];
            if (!program_.mode().names[state.name].of_fight)
                key.at(at++) = registers_[register_of(state.next, CombatSide::defender)];
        }
        next_[key] += weight;
        if (next_.size() > most_odds_states)
            refuse();
    }

    // The clock is asked once in many throws.
    void spend() {
        constexpr std::size_t many = 4096;
        if (++throws_ % many != 0)
            return;
        budget_.spend(many);
        if (budget_.is_spent())
            refuse();
    }

    [[noreturn]] void refuse() const {
        throw OddsError(
            OddsTrouble::too_long,
            round_ == 1 ? "not computable: this has too many cases to be worked out exactly in a few "
                          "seconds; ask for fewer troops or fewer rounds"
                        : fmt::format("not computable: {} rounds have too many cases to be worked out "
                                      "exactly in a few seconds; ask for fewer rounds",
                                      rounds_),
            translate("This has too many cases to be worked out exactly in a few seconds. Ask for "
                      "fewer rounds."));
    }

    void add_wear(std::size_t side, std::int32_t wear, const Weight& weight) {
        if (wear < 0)
            throw OddsError(OddsTrouble::not_computable, "not computable: a side gains by fighting");
        tally_.suffered.at(side) += weight * static_cast<std::uint32_t>(wear);
    }

    [[nodiscard]] Odds result() const {
        Odds odds;
        const BigWhole under(tally_.under);
        for (const Weight& outcome : tally_.outcomes)
            odds.outcomes.emplace_back(BigWhole(outcome), under);
        for (std::size_t side = 0; side < 2; ++side)
            if (program_.mode().wear.at(side))
                odds.wear.at(side) = Probability(BigWhole(tally_.suffered.at(side)), under);
        return odds;
    }

    const CombatProgram& program_;
    std::int32_t rounds_;
    Registers& registers_;
    SideNumbers numbers_;
    std::vector<std::uint32_t> ways_; // of each roll: what all of its dice divide
    Budget& budget_;
    std::size_t throws_ = 0;
    std::int32_t round_ = 1;
    bool last_ = false;
    Weight weight_ = 0;
    States states_;
    States next_;
    Tally tally_;
};

// For each roll the least common multiple of the dice that it may throw.
std::vector<std::uint32_t> ways_of(const CombatProgram& program) {
    std::vector<std::uint32_t> ways;
    for (const CombatProgram::Roll& roll : program.rolls()) {
        std::uint64_t common = 1;
        for (const CombatDice& dice : roll.definition->dice)
            common = std::lcm(common, std::uint64_t{dice.ways});
        ways.push_back(static_cast<std::uint32_t>(common));
    }
    return ways;
}

double bits_of(const std::vector<std::uint32_t>& ways) {
    double bits = 0;
    for (const std::uint32_t each : ways)
        bits += std::log2(each);
    return bits;
}

SideNumbers numbers_of(const Fight& fight) {
    SideNumbers numbers;
    for (std::size_t side = 0; side < 2; ++side)
        if (fight.sides.at(side) != nullptr)
            numbers.at(side) = fight.sides.at(side)->numbers;
    return numbers;
}

} // namespace

Odds OddsCalculator::odds(const Fight& fight, Budget& budget) const {
    return worked_out(fight, false, budget).back();
}

Odds OddsCalculator::odds(const Fight& fight) const {
    Budget budget = odds_budget();
    return odds(fight, budget);
}

std::vector<Odds> OddsCalculator::odds_by_round(const Fight& fight, Budget& budget) const {
    return worked_out(fight, true, budget);
}

std::vector<Odds> OddsCalculator::worked_out(const Fight& fight, bool each_round, Budget& budget) const {
    Registers registers(program_.registers(), 0);
    const SideNumbers numbers = numbers_of(fight);
    set_situation(program_.mode(), fight, registers);
    program_.run(0, registers, numbers);
    std::vector<std::uint32_t> ways = ways_of(program_);
    constexpr double room = 100; // bits, beside what wear needs
    const double bits = bits_of(ways);
    if (bits >= 63)
        throw OddsError(OddsTrouble::not_computable, "not computable: too many dice in one round");
    std::vector<bool> listed;
    for (const CombatOutcome& outcome : program_.mode().outcomes)
        listed.push_back(CombatProgram::holds(outcome.when, CombatSide::attacker, registers));
    std::vector<Odds> results =
        bits * fight.rounds < room
            ? Chain<Wide>(program_, fight, registers, numbers, std::move(ways), budget).run(each_round)
            : Chain<BigWhole>(program_, fight, registers, numbers, std::move(ways), budget).run(each_round);
    for (Odds& odds : results)
        odds.listed = listed;
    return results;
}

std::vector<OddsTerm> OddsCalculator::terms(const Fight& fight) const {
    Registers registers(program_.registers(), 0);
    const SideNumbers numbers = numbers_of(fight);
    set_situation(program_.mode(), fight, registers);
    program_.run(0, registers, numbers);
    for (const CombatState& state : program_.mode().states)
        for (const CombatSide side : both_sides)
            registers[register_of({state.name, CombatWhose::own}, side)] =
                registers[register_of(state.from, side)];
    program_.run(1, registers, numbers);
    std::vector<OddsTerm> terms;
    for (const CombatProgram::SeenTerm& seen : program_.terms(registers, numbers))
        terms.push_back({seen.of_fight ? std::nullopt : std::optional(seen.side), seen.step->name,
                         seen.step->cite, seen.change, seen.step->provenance});
    return terms;
}

std::vector<std::size_t> shown_outcomes(const std::vector<Odds>& by_round, std::size_t hoped_for) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < by_round.back().outcomes.size(); ++i) {
        const bool can_come = std::any_of(by_round.begin(), by_round.end(), [i](const Odds& odds) {
            return odds.listed[i] && odds.outcomes[i].over() != 0;
        });
        if (can_come || i == hoped_for)
            shown.push_back(i);
    }
    return shown;
}

std::vector<Probability> at_least(const Odds& odds) {
    std::vector<Probability> sums(odds.outcomes.size());
    Probability so_far;
    for (std::size_t i = odds.outcomes.size(); i-- > 0;)
        sums[i] = so_far = so_far + odds.outcomes[i];
    return sums;
}

} // namespace muster
