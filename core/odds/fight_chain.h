// SPDX-License-Identifier: MIT
// FightChain: a fight worked out round by round, as a Markov chain over what the rule set carries from one to
// the next.
#pragma once

#include "base/budget.h"
#include "base/translation.h"
#include "odds/combat_program.h"
#include "odds/fight.h"
#include "odds/odds.h"
#include "odds/odds_error.h"
#include "odds/throw_nodes.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace muster {

inline ValueRanges ranges_of(const Registers& registers) {
    ValueRanges ranges;
    ranges.reserve(registers.size());
    for (const std::int32_t value : registers)
        ranges.push_back({value, value});
    return ranges;
}

inline void set_what_is_known(const ValueRanges& ranges, Registers& registers) {
    for (std::size_t i = 0; i < ranges.size(); ++i)
        if (ranges[i].is_known())
            registers[i] = ranges[i].least;
}

// One fight being worked out, round by round. In a round the throws that come to the same are merged before
// the next roll: what cannot be read any more tells no two of them apart. Weight is a whole number that
// holds the common denominator of all rounds.
template <typename Weight>
class FightChain {
public:
    // `program`: of the fight, or wider; what is certain is in the registers.
    FightChain(const CombatProgram& program, const Fight& fight, Registers begin, SideNumbers numbers,
               Budget& budget)
        : fight_program_(program), rounds_(fight.rounds), registers_(std::move(begin)), numbers_(numbers),
          budget_(budget) {
        for (const CombatState& state : mode().states)
            for (const CombatSide side : sides_of(state)) {
                state_registers_.push_back(register_of({state.name, CombatWhose::own}, side));
                next_registers_.push_back(register_of(state.next, side));
                registers_[state_registers_.back()] = registers_[register_of(state.from, side)];
            }
        tally_.outcomes.assign(mode().outcomes.size(), Weight(0));
        states_.begin(state_registers_.size());
        states_.add([&](std::size_t i) { return registers_[state_registers_[i]]; }, Weight(1));
    }

    // After each round, or after the last alone.
    std::vector<Odds> run(bool each_round) {
        std::vector<Odds> results;
        for (round_ = 1; round_ <= rounds_; ++round_) {
            const Tally before = tally_;
            if (each_round || round_ == rounds_) {
                fight_round(true);
                results.push_back(result());
                tally_ = before;
            }
            if (round_ != rounds_)
                fight_round(false);
            std::swap(states_, next_);
        }
        budget_.count(throws_); // many small fights may share it
        return results;
    }

private:
    // What the fights that have ended came to, in shares of `under`.
    struct Tally {
        std::vector<Weight> outcomes;
        std::array<Weight, 2> suffered{Weight(0), Weight(0)};
        Weight under = 1;
    };

    // A roll of the round: where it is thrown, and what it came to where it was.
    struct RollState {
        ThrowNodes<Weight> nodes;
        ThrowNodes<std::uint32_t> alike;   // what the throw reads, of those worked out
        std::vector<std::size_t> begins;   // the first result of each
        std::vector<std::int32_t> results; // result by result
        std::vector<std::uint64_t> ways;
        const CombatDice* dice = nullptr;   // thrown last
        std::vector<std::int32_t> of_faces; // what depends on each of its faces alone
        // For what most fights need: growing in small steps costs more.
        void make_room() {
            begins.reserve(16);
            results.reserve(256);
            ways.reserve(64);
        }
        void clear() {
            nodes.clear();
            alike.clear();
            begins.clear();
            results.clear();
            ways.clear();
        }
    };

    [[nodiscard]] const CombatMode& mode() const { return fight_program_.mode(); }

    [[nodiscard]] std::vector<CombatSide> sides_of(const CombatState& state) const {
        if (mode().names[state.name].of_fight)
            return {CombatSide::attacker};
        return {CombatSide::attacker, CombatSide::defender};
    }

    void fight_round(bool is_last) {
        next_.begin(state_registers_.size());
        if (states_.size() == 0)
            return;
        const CombatProgram program = program_of_round(is_last);
        program_ = &program;
        const std::size_t rolls = program.rolls().size();
        throws_after_.assign(rolls + 1, Weight(1));
        for (std::size_t roll = rolls; roll-- > 0;)
            throws_after_[roll] = throws_after_[roll + 1] * program.rolls()[roll].ways;
        tally_.under *= throws_after_[0];
        for (Weight& outcome : tally_.outcomes)
            outcome *= throws_after_[0];
        for (Weight& suffered : tally_.suffered)
            suffered *= throws_after_[0];
        if (rolls_.size() < rolls)
            rolls_.resize(rolls);
        for (std::size_t roll = 0; roll < rolls; ++roll) {
            rolls_[roll].nodes.begin(program.read_after(roll + 1).size());
            rolls_[roll].alike.begin(program.of_roll(roll).reads.size());
            rolls_[roll].dice = nullptr;
            rolls_[roll].make_room();
        }
        for (std::size_t node = 0; node < states_.size(); ++node) {
            for (std::size_t i = 0; i < state_registers_.size(); ++i)
                registers_[state_registers_[i]] = states_.values(node)[i];
            spend(0, program.effort_of_stage(1));
            program.run(1, registers_, numbers_);
            reach(0, states_.weight(node));
            throw_if_many(0);
        }
        throw_all(0);
    }

    // What is certain of this round is in the registers; the rest is the program.
    CombatProgram program_of_round(bool is_last) {
        for (std::size_t i = 0; i < mode().names.size(); ++i)
            if (mode().names[i].kind == CombatNameKind::round)
                registers_[2 * i] = round_;
        ValueRanges ranges = ranges_of(registers_);
        for (std::size_t i = 0; i < state_registers_.size(); ++i) {
            ValueRange& range = ranges[state_registers_[i]];
            range = {states_.values(0)[i], states_.values(0)[i]};
            for (std::size_t node = 1; node < states_.size(); ++node)
                range = joined(range, {states_.values(node)[i], states_.values(node)[i]});
        }
        spend(throws_like_a_round, fight_program_.effort());
        CombatProgram program =
            fight_program_.narrowed(is_last ? CombatRound::last : CombatRound::middle, ranges, numbers_);
        set_what_is_known(ranges, registers_);
        return program;
    }

    // The registers are where `weight` throws of the rolls before this one have led.
    // NOLINTNEXTLINE(misc-no-recursion)
    void reach(std::size_t roll, const Weight& weight) {
        spend(0, program_->effort_of_choice(roll));
        for (const CombatProgram::WearTerm& term : program_->wear_terms(roll + 1))
            tally_.suffered.at(term.side) +=
                weight * throws_after_[roll] * Weight(std::int64_t{term.times} * registers_[term.source]);
        if (roll == program_->rolls().size())
            finish(weight);
        else if (program_->dice(roll, registers_) == nullptr)
            go_on_without_dice(roll, weight);
        else
            add_registers(rolls_[roll].nodes, program_->read_after(roll + 1), weight);
    }

    // Few would merge where no dice are thrown: the fight goes on at once. As deep as there are rolls.
    // NOLINTNEXTLINE(misc-no-recursion)
    void go_on_without_dice(std::size_t roll, const Weight& weight) {
        registers_[program_->rolls()[roll].target] = 0;
        spend(0, program_->effort_of_stage(roll + 2));
        program_->run(roll + 2, registers_, numbers_);
        reach(roll + 1, weight * program_->rolls()[roll].ways);
    }

    template <typename W>
    std::size_t add_registers(ThrowNodes<W>& nodes, const std::vector<std::uint16_t>& which,
                              const W& weight) const {
        return nodes.add([&](std::size_t i) { return registers_[which[i]]; }, weight);
    }

    void set_registers(const std::vector<std::uint16_t>& which, const std::int32_t* values) {
        for (const std::uint16_t at : which)
            registers_[at] = *values++;
    }

    // Few merge beyond this; what is kept at once stays small.
    // NOLINTNEXTLINE(misc-no-recursion)
    void throw_if_many(std::size_t roll) {
        for (; roll < program_->rolls().size(); ++roll)
            if (rolls_[roll].nodes.size() >= most_odds_states)
                throw_all(roll);
    }

    // Throws a roll wherever the rolls before it have led, and those after it. As deep as there are rolls.
    // NOLINTNEXTLINE(misc-no-recursion)
    void throw_all(std::size_t roll) {
        if (roll == program_->rolls().size())
            return;
        const ThrowNodes<Weight>& nodes = rolls_[roll].nodes;
        for (std::size_t node = 0; node < nodes.size(); ++node) {
            set_registers(program_->read_after(roll + 1), nodes.values(node));
            throw_one(roll, nodes.weight(node));
            throw_if_many(roll + 1);
        }
        rolls_[roll].clear();
        throw_all(roll + 1);
    }

    // What a roll comes to is worked out once for all nodes that are alike in what it depends on.
    void throw_one(std::size_t roll, const Weight& weight) {
        RollState& state = rolls_[roll];
        const CombatProgram::Throw& thrown = program_->of_roll(roll);
        const std::size_t known = state.begins.size();
        const std::size_t like = add_registers(state.alike, thrown.reads, std::uint32_t{1});
        if (like == known)
            work_out_throw(roll);
        const std::size_t end = like + 1 < state.begins.size() ? state.begins[like + 1] : state.ways.size();
        for (std::size_t i = state.begins[like]; i < end; ++i) {
            set_registers(thrown.results, state.results.data() + i * thrown.results.size());
            reach(roll + 1, weight * state.ways[i]);
        }
    }

    // What depends on the face alone is the same wherever it is thrown.
    void work_out_faces(std::size_t roll, const CombatDice& dice) {
        RollState& state = rolls_[roll];
        if (std::exchange(state.dice, &dice) == &dice)
            return;
        state.of_faces.clear();
        state.of_faces.reserve(dice.faces.size() * program_->of_roll(roll).of_face.size());
        for (const DiceFace& face : dice.faces) {
            registers_[program_->rolls()[roll].target] = face.value;
            program_->run_of_face(roll, registers_, numbers_);
            for (const std::uint16_t at : program_->of_roll(roll).of_face)
                state.of_faces.push_back(registers_[at]);
        }
    }

    void work_out_throw(std::size_t roll) {
        RollState& state = rolls_[roll];
        const CombatProgram::Roll& rolled = program_->rolls()[roll];
        const CombatDice& dice = *program_->dice(roll, registers_);
        work_out_faces(roll, dice);
        const std::vector<std::uint16_t>& of_face = program_->of_roll(roll).of_face;
        const std::size_t width = program_->of_roll(roll).results.size();
        state.begins.push_back(state.ways.size());
        state.results.resize((state.ways.size() + dice.faces.size()) * width);
        for (std::size_t i = 0; i < dice.faces.size(); ++i) {
            spend(1, program_->effort_of_stage(roll + 2));
            registers_[rolled.target] = dice.faces[i].value;
            set_registers(of_face, state.of_faces.data() + i * of_face.size());
            program_->run_of_others(roll, registers_, numbers_);
            add_result(roll, rolled.ways / dice.ways * dice.faces[i].ways);
        }
        state.results.resize(state.ways.size() * width);
    }

    // There is room for it. Results of neighbouring faces are often the same and merge; others do later.
    void add_result(std::size_t roll, std::uint64_t ways) {
        RollState& state = rolls_[roll];
        const std::vector<std::uint16_t>& which = program_->of_roll(roll).results;
        std::int32_t* const added = state.results.data() + state.ways.size() * which.size();
        bool is_same = state.ways.size() > state.begins.back();
        for (std::size_t i = 0; i < which.size(); ++i) {
            added[i] = registers_[which[i]];
            is_same = is_same && added[i] == *(added + i - which.size());
        }
        if (is_same)
            state.ways.back() += ways;
        else
            state.ways.push_back(ways);
    }

    void finish(const Weight& weight) {
        spend(1, 0);
        if (const auto outcome = program_->outcome(registers_)) {
            tally_.outcomes[*outcome] += weight;
            for (std::size_t side = 0; side < 2; ++side)
                if (const auto& wear = mode().wear.at(side); wear && !program_->has_wear_terms(side))
                    add_wear(side, registers_[register_of(*wear, static_cast<CombatSide>(side))], weight);
            return;
        }
        next_.add([&](std::size_t i) { return registers_[next_registers_[i]]; }, weight);
        if (next_.size() > most_odds_states)
            refuse();
    }

    // The clock is asked once in many throws. Looking at the terms of shipped rules is a part of a throw;
    // where there are many more, so many of them take as long as one.
    static constexpr std::size_t many_throws = 4096;
    static constexpr std::size_t usual_terms = 256;
    static constexpr std::size_t terms_like_a_throw = 8;
    void spend(std::size_t throws, std::size_t terms) {
        throws_ += throws + (terms > usual_terms ? terms / terms_like_a_throw : 0);
        if (throws_ < many_throws)
            return;
        budget_.spend(std::exchange(throws_, 0));
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
        odds.outcomes.reserve(tally_.outcomes.size());
        for (const Weight& outcome : tally_.outcomes)
            odds.outcomes.emplace_back(BigWhole(outcome), under);
        for (std::size_t side = 0; side < 2; ++side)
            if (mode().wear.at(side))
                odds.wear.at(side) = Probability(BigWhole(tally_.suffered.at(side)), under);
        return odds;
    }

    const CombatProgram& fight_program_;
    std::int32_t rounds_;
    Registers registers_;
    SideNumbers numbers_;
    Budget& budget_;
    std::vector<std::size_t> state_registers_; // what is carried from round to round
    std::vector<std::size_t> next_registers_;  // what each becomes
    std::size_t throws_ = 0;                   // that the budget does not know yet
    std::int32_t round_ = 1;
    const CombatProgram* program_ = nullptr; // of the round
    std::vector<Weight> throws_after_;       // of all rolls from each on
    ThrowNodes<Weight> states_;
    ThrowNodes<Weight> next_;
    std::vector<RollState> rolls_;
    Tally tally_;
};

} // namespace muster
