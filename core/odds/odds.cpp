// SPDX-License-Identifier: MIT
#include "odds/odds.h"

#include "odds/fight_chain.h"
#include "odds/situation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

__extension__ using Wide = unsigned __int128;

// Of the common denominator of a round.
double bits_of(const CombatProgram& program) {
    double bits = 0;
    for (const CombatProgram::Roll& roll : program.rolls())
        bits += std::log2(roll.ways);
    return bits;
}

// What is the same in all rounds of a fight, and what is not.
ValueRanges ranges_of_rounds(const CombatMode& mode, const Registers& registers) {
    ValueRanges ranges = ranges_of(registers);
    for (std::size_t i = 0; i < mode.names.size(); ++i)
        if (const CombatNameKind kind = mode.names[i].kind;
            kind == CombatNameKind::round || kind == CombatNameKind::state)
            ranges[2 * i] = ranges[2 * i + 1] = any_value;
    return ranges;
}

// The program of all rounds of a fight, from which that of each is made sooner; what is certain of them goes
// into the registers.
CombatProgram program_of_fight(const CombatProgram& whole, const SideNumbers& numbers, Registers& registers) {
    ValueRanges ranges = ranges_of_rounds(whole.mode(), registers);
    CombatProgram program = whole.narrowed(CombatRound::any, ranges, numbers);
    set_what_is_known(ranges, registers);
    return program;
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
    std::vector<bool> listed;
    for (const CombatOutcome& outcome : mode().outcomes)
        listed.push_back(CombatConditions::holds(outcome.when, CombatSide::attacker, registers));
    std::optional<CombatProgram> of_fight;
    if (fight.rounds > 1)
        of_fight.emplace(program_of_fight(program_, numbers, registers));
    const CombatProgram& program = of_fight ? *of_fight : program_;
    const auto run = [&](auto chain) { return chain.run(each_round); };
    const double bits = bits_of(program) * fight.rounds;
    constexpr double for_wear = 24; // bits beside those of the denominator
    std::vector<Odds> results =
        bits + for_wear < 64    ? run(FightChain<std::uint64_t>(program, fight, registers, numbers, budget))
        : bits + for_wear < 128 ? run(FightChain<Wide>(program, fight, registers, numbers, budget))
                                : run(FightChain<BigWhole>(program, fight, registers, numbers, budget));
    for (Odds& odds : results)
        odds.listed = listed;
    return results;
}

Registers OddsCalculator::before_the_dice(const Fight& fight) const {
    Registers registers(program_.registers(), 0);
    const SideNumbers numbers = numbers_of(fight);
    set_situation(program_.mode(), fight, registers);
    program_.run(0, registers, numbers);
    for (const CombatState& state : program_.mode().states)
        for (const CombatSide side : both_sides)
            registers[register_of({state.name, CombatWhose::own}, side)] =
                registers[register_of(state.from, side)];
    program_.run(1, registers, numbers);
    return registers;
}

std::vector<OddsTerm> OddsCalculator::terms(const Fight& fight) const {
    std::vector<OddsTerm> terms;
    const auto add = [&](const std::vector<CombatProgram::SeenTerm>& found) {
        for (const CombatProgram::SeenTerm& seen : found)
            terms.push_back({seen.of_fight ? std::nullopt : std::optional(seen.side), seen.step->name,
                             seen.step->cite, seen.change, seen.step->provenance, seen.step->apart,
                             *seen.heading});
    };
    const Registers registers = before_the_dice(fight);
    const SideNumbers numbers = numbers_of(fight);
    add(program_.terms(registers, numbers));
    const auto has_heading = [](const CombatName& name) { return !name.heading.empty(); };
    if (std::any_of(mode().names.begin(), mode().names.end(), has_heading))
        add(program_.terms_of_dice(
            fight.rounds > 1 ? ranges_of_rounds(mode(), registers) : ranges_of(registers), numbers));
    return terms;
}

// What is added to dice that a side does not throw is left out, where each side has its own.
std::vector<OddsTotal> OddsCalculator::totals(const Fight& fight) const {
    const std::vector<OddsDice> thrown = dice(fight);
    const auto throws_nothing = [&thrown](CombatSide side) {
        return std::any_of(thrown.begin(), thrown.end(),
                           [](const OddsDice& each) { return each.side.has_value(); }) &&
               std::none_of(thrown.begin(), thrown.end(),
                            [side](const OddsDice& each) { return each.side == side; });
    };
    std::vector<OddsTotal> totals;
    for (const CombatProgram::SeenTotal& seen : program_.totals(before_the_dice(fight)))
        if (seen.of_fight || !throws_nothing(seen.side))
            totals.push_back(
                {seen.of_fight ? std::nullopt : std::optional(seen.side), seen.name->label, seen.sum});
    return totals;
}

std::vector<OddsDice> OddsCalculator::dice(const Fight& fight) const {
    Registers registers = before_the_dice(fight);
    const SideNumbers numbers = numbers_of(fight);
    std::vector<OddsDice> thrown;
    for (std::size_t roll = 0; roll < program_.rolls().size(); ++roll) {
        const std::size_t target = program_.rolls()[roll].target;
        const CombatDice* dice = program_.dice(roll, registers);
        if (dice != nullptr && !mode().names[target / 2].label.empty())
            thrown.push_back(shown_dice(roll, *dice, registers, numbers));
        if (roll + 1 == program_.rolls().size())
            break;
        registers[target] = dice == nullptr ? 0 : dice->faces.front().value;
        program_.run(roll + 2, registers, numbers);
    }
    return thrown;
}

OddsDice OddsCalculator::shown_dice(std::size_t roll, const CombatDice& dice, const Registers& before,
                                    const SideNumbers& numbers) const {
    const std::size_t target = program_.rolls()[roll].target;
    const CombatName& name = mode().names[target / 2];
    OddsDice shown;
    if (!name.of_fight)
        shown.side = both_sides.at(target % 2);
    shown.name = name.label;
    shown.words = name.words;
    shown.count = dice.count;
    shown.sides = dice.sides;
    const std::vector<std::size_t> named = program_.named_values_of(roll);
    for (const std::size_t value : named)
        shown.leads_to.push_back(mode().names[value / 2].label);
    const bool decides = program_.rolls().size() == 1;
    for (const DiceFace& face : dice.faces) {
        OddsDice::Faces faces{face.value, face.value, {}, {}};
        if (decides || !named.empty()) {
            Registers registers = before;
            registers[target] = face.value;
            program_.run(roll + 2, registers, numbers);
            if (decides)
                faces.outcome = program_.outcome(registers);
            for (const std::size_t value : named)
                faces.values.push_back(registers[value]);
        }
        if (shown.faces.empty() || shown.faces.back().outcome != faces.outcome ||
            shown.faces.back().values != faces.values)
            shown.faces.push_back(faces);
        shown.faces.back().most = face.value;
    }
    return shown;
}

std::vector<OddsReason> OddsCalculator::reasons(const Fight& fight) const {
    const Registers registers = before_the_dice(fight);
    std::vector<OddsReason> reasons;
    for (const CombatReason& reason : mode().reasons)
        for (const CombatSide side : both_sides)
            if ((!reason.of_fight || side == CombatSide::attacker) &&
                CombatConditions::holds(reason.when, side, registers))
                reasons.push_back({reason.of_fight ? std::nullopt : std::optional(side), reason.say});
    return reasons;
}

std::vector<std::size_t> shown_outcomes(const std::vector<Odds>& by_round,
                                        std::optional<std::size_t> hoped_for) {
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
