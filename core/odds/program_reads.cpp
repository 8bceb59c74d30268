// SPDX-License-Identifier: MIT
// Leaves out of the program of a round what nothing reads, sorts the rest into stages, and finds what of each
// stage is read later.
#include "odds/combat_program.h"

#include <algorithm>
#include <utility>

namespace muster {

class ProgramReads {
public:
    ProgramReads(CombatProgram& program, const ValueRanges& ranges) : program_(program), ranges_(ranges) {}

    void run(CombatRound round) {
        std::vector<CombatProgram::WearTerm> wear;
        if (round == CombatRound::last)
            wear = take_wear_apart();
        leave_out_what_nothing_reads(round, wear);
        find_stages();
        program_.sort_into_stages();
        program_.wear_terms_.resize(program_.rolls_.size() + 2);
        for (const CombatProgram::WearTerm& term : wear)
            program_.wear_terms_[std::max<std::size_t>(program_.stage_of_[term.source], 1)].push_back(term);
        find_what_is_read();
    }

private:
    static constexpr std::size_t usual_registers = 16; // most lists have fewer: room that saves growing
    using Condition = CombatProgram::Condition;
    using Step = CombatProgram::Step;

    template <typename Visit>
    void each_read(const Condition& condition, const Visit& visit) const {
        const CombatConditions& all = program_.conditions_;
        for (std::uint32_t i = condition.first; i < condition.end; ++i)
            for (std::uint32_t k = all.alternatives[i].first; k < all.alternatives[i].end; ++k) {
                visit(all.tests[k].left);
                if (all.tests[k].comparison > CombatComparison::between)
                    visit(all.tests[k].right);
            }
    }

    template <typename Visit>
    void each_read(const CombatProgram::Value& value, const Visit& visit) const {
        for (std::size_t i = value.first; i < value.end; ++i) {
            const Step& step = program_.steps_[i];
            each_read(step.when, visit);
            if (step.source == CombatSource::name)
                visit(step.operand);
            if (step.source == CombatSource::grid) {
                const CombatGrid& grid = program_.mode_.grids[step.origin->index];
                visit(register_of(grid.down.ref, step.side));
                visit(register_of(grid.across.ref, step.side));
            }
        }
    }

    template <typename Visit>
    void each_read(const CombatProgram::Roll& roll, const Visit& visit) const {
        for (const auto& [when, dice] : roll.dice)
            each_read(when, visit);
    }

    // What is read when all dice are thrown.
    template <typename Visit>
    void each_read_at_end(CombatRound round, const Visit& visit) const {
        for (const CombatProgram::End& end : program_.ends_)
            each_read(end.when, visit);
        for (const CombatSide side : both_sides) {
            if (const auto& wear = program_.mode_.wear.at(index_of(side));
                wear && !program_.has_wear_terms_.at(index_of(side)))
                visit(register_of(*wear, side));
            if (round != CombatRound::last)
                for (const CombatState& state : program_.mode_.states)
                    visit(register_of(state.next, side));
        }
    }

    void take_sum_apart(const CombatProgram::Value& value, std::vector<std::int32_t>& times) const {
        if (times[value.target] == 0 || !program_.is_sum(value))
            return;
        const std::int64_t all = std::exchange(times[value.target], 0);
        for (std::size_t i = value.first; i < value.end; ++i) {
            std::int32_t& so_often = times[program_.steps_[i].operand];
            so_often = kept(so_often + (program_.steps_[i].operation == CombatOperation::minus ? -all : all));
        }
    }

    // Sums are taken apart into what they are sums of.
    std::vector<CombatProgram::WearTerm> take_wear_apart() {
        std::vector<CombatProgram::WearTerm> terms;
        for (const CombatSide side : both_sides) {
            const auto& wear = program_.mode_.wear.at(index_of(side));
            if (!wear || ranges_[register_of(*wear, side)].least < 0)
                continue;
            program_.has_wear_terms_.at(index_of(side)) = true;
            std::vector<std::int32_t> times(ranges_.size());
            times[register_of(*wear, side)] = 1;
            for (std::size_t i = program_.values_.size(); i-- > 0;)
                take_sum_apart(program_.values_[i], times);
            for (std::size_t at = 0; at < times.size(); ++at)
                if (times[at] != 0)
                    terms.push_back({index_of(side), at, times[at]});
        }
        return terms;
    }

    void leave_out_what_nothing_reads(CombatRound round, const std::vector<CombatProgram::WearTerm>& wear) {
        std::vector<bool> read(ranges_.size());
        const auto mark = [&](std::size_t at) { read[at] = true; };
        each_read_at_end(round, [&](std::size_t at) {
            mark(at);
            at_end_.push_back(at);
        });
        for (const CombatProgram::WearTerm& term : wear)
            mark(term.source);
        std::vector<bool> keeps_value(program_.values_.size());
        std::vector<bool> keeps_roll(program_.rolls_.size());
        std::size_t roll = program_.rolls_.size();
        for (std::size_t i = program_.values_.size() + 1; i-- > 0;) {
            if (i < program_.values_.size() &&
                (program_.values_[i].may_fail || read[program_.values_[i].target])) {
                keeps_value[i] = true;
                each_read(program_.values_[i], mark);
            }
            for (; roll > 0 && program_.rolls_[roll - 1].after == i; --roll)
                if (read[program_.rolls_[roll - 1].target]) {
                    keeps_roll[roll - 1] = true;
                    each_read(program_.rolls_[roll - 1], mark);
                }
        }
        keep(program_.values_, keeps_value);
        keep(program_.rolls_, keeps_roll);
    }

    template <typename Item>
    static void keep(std::vector<Item>& items, const std::vector<bool>& kept) {
        std::size_t at = 0;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (kept[i])
                std::swap(items[at++], items[i]);
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(at), items.end());
    }

    void find_stages() {
        for (std::size_t i = 0; i < program_.rolls_.size(); ++i)
            program_.stage_of_[program_.rolls_[i].target] = i + 2;
        std::vector<bool> is_alone(ranges_.size());
        for (CombatProgram::Value& value : program_.values_) {
            value.stage = 1; // even if its figure is missing whatever comes
            each_read(value,
                      [&](std::size_t at) { value.stage = std::max(value.stage, program_.stage_of_[at]); });
            program_.stage_of_[value.target] = value.stage;
            value.of_roll_alone = value.stage >= 2;
            const std::size_t roll = value.of_roll_alone ? program_.rolls_[value.stage - 2].target : 0;
            each_read(value, [&](std::size_t at) {
                if (program_.stage_of_[at] != 0 && at != roll &&
                    !(is_alone[at] && program_.stage_of_[at] == value.stage))
                    value.of_roll_alone = false;
            });
            is_alone[value.target] = value.of_roll_alone;
        }
    }

    void find_what_is_read() {
        std::vector<std::size_t> until(ranges_.size(), 0); // the last stage after which each is read
        const std::size_t rolls = program_.rolls_.size();
        program_.throws_.resize(rolls);
        for (CombatProgram::Throw& thrown : program_.throws_)
            for (std::vector<std::uint16_t>* registers : {&thrown.reads, &thrown.results, &thrown.of_face})
                registers->reserve(usual_registers);
        for (const CombatProgram::Value& value : program_.values_)
            if (value.of_roll_alone)
                add_once(program_.throws_[value.stage - 2].of_face, value.target);
        const auto read_in = [&](std::size_t stage) {
            return [&, stage](std::size_t at) {
                until[at] = std::max(until[at], stage - 1);
                if (stage >= 2 && program_.stage_of_[at] >= 1 && program_.stage_of_[at] < stage)
                    add_once(program_.throws_[stage - 2].reads, at);
            };
        };
        for (const CombatProgram::Value& value : program_.values_)
            each_read(value, read_in(value.stage));
        for (std::size_t roll = 0; roll < rolls; ++roll)
            each_read(program_.rolls_[roll], read_in(roll + 2));
        for (const std::size_t at : at_end_)
            until[at] = rolls + 1;
        program_.read_after_.resize(rolls + 1);
        for (std::vector<std::uint16_t>& registers : program_.read_after_)
            registers.reserve(usual_registers);
        for (std::size_t at = 0; at < until.size(); ++at) {
            const std::size_t from = program_.stage_of_[at];
            if (from == 0 || until[at] < from)
                continue;
            if (from >= 2)
                program_.throws_[from - 2].results.push_back(static_cast<std::uint16_t>(at));
            for (std::size_t stage = from; stage <= std::min(until[at], rolls); ++stage)
                program_.read_after_[stage].push_back(static_cast<std::uint16_t>(at));
        }
        for (std::size_t roll = 0; roll < rolls; ++roll)
            for (const CombatProgram::WearTerm& term : program_.wear_terms_[roll + 2])
                add_once(program_.throws_[roll].results, term.source);
    }

    static void add_once(std::vector<std::uint16_t>& registers, std::size_t at) {
        const auto added = static_cast<std::uint16_t>(at);
        if (std::find(registers.begin(), registers.end(), added) == registers.end())
            registers.push_back(added);
    }

    CombatProgram& program_;
    const ValueRanges& ranges_;
    std::vector<std::size_t> at_end_; // registers that are read when all dice are thrown
};

bool CombatProgram::is_sum(const Value& value) const {
    return std::all_of(steps_.begin() + static_cast<std::ptrdiff_t>(value.first),
                       steps_.begin() + static_cast<std::ptrdiff_t>(value.end), [](const Step& step) {
                           return step.when.first == step.when.end && is_term(step) &&
                                  step.source == CombatSource::name;
                       });
}

void CombatProgram::sort_by_what_is_read(CombatRound round, const ValueRanges& ranges) {
    ProgramReads(*this, ranges).run(round);
    count_efforts();
}

std::size_t CombatProgram::effort() const {
    std::size_t effort = steps_.size() + conditions_.tests.size();
    for (const CombatGrid& grid : mode_.grids)
        effort += both_sides.size() * grid.cells.size();
    return effort;
}

void CombatProgram::count_efforts() {
    efforts_of_stages_.assign(rolls_.size() + 2, 0);
    for (const Value& value : values_) {
        std::size_t& effort = efforts_of_stages_[value.stage];
        effort += value.end - value.first;
        for (std::size_t i = value.first; i < value.end; ++i)
            effort += conditions_.tests_of(steps_[i].when);
    }
    efforts_of_choices_.assign(rolls_.size() + 1, 0);
    for (std::size_t roll = 0; roll < rolls_.size(); ++roll)
        for (const auto& [when, dice] : rolls_[roll].dice)
            efforts_of_choices_[roll] += 1 + conditions_.tests_of(when);
    for (const End& end : ends_)
        efforts_of_choices_.back() += 1 + conditions_.tests_of(end.when);
}

} // namespace muster
