// SPDX-License-Identifier: MIT
// Makes the program of one round out of a wider one: works out what the ranges of the registers decide.
#include "odds/combat_program.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace muster {

class ProgramNarrowing {
public:
    ProgramNarrowing(const CombatProgram& whole, CombatProgram& narrow, ValueRanges& ranges,
                     const SideNumbers& numbers, std::vector<CombatProgram::MetStep>* met)
        : whole_(whole), narrow_(narrow), all_(whole.conditions_), open_(narrow.conditions_), ranges_(ranges),
          numbers_(numbers), met_(met), registers_(ranges.size()) {
        for (std::size_t i = 0; i < ranges.size(); ++i)
            registers_[i] = ranges[i].least;
        open_.tests.reserve(all_.tests.size());
        open_.alternatives.reserve(all_.alternatives.size());
        narrow_.steps_.reserve(whole.steps_.size());
        narrow_.values_.reserve(whole.values_.size());
    }

    void run(CombatRound round) {
        std::size_t roll = 0;
        for (std::size_t i = whole_.stages_[1]; i <= whole_.values_.size(); ++i) {
            for (; roll < whole_.rolls_.size() && whole_.rolls_[roll].after == i; ++roll)
                narrow_roll(whole_.rolls_[roll]);
            if (i < whole_.values_.size())
                narrow_value(whole_.values_[i]);
        }
        narrow_ends(round);
        for (std::size_t i = 0; i < ranges_.size(); ++i)
            narrow_.stage_of_[i] = whole_.stage_of_[i] == 1 && !ranges_[i].is_known() ? 1 : 0;
    }

private:
    using Condition = CombatProgram::Condition;
    using Step = CombatProgram::Step;

    void know(std::size_t target, std::int32_t value) {
        ranges_[target] = {value, value};
        registers_[target] = value;
    }

    [[nodiscard]] std::optional<bool> decides(const CombatConditions::Test& test) const {
        const ValueRange& left = ranges_[test.left];
        if (test.comparison == CombatComparison::among)
            return is_among(test.mask, left);
        if (test.comparison != CombatComparison::between)
            return decided(test.comparison, left, ranges_[test.right]);
        if (left.least >= test.least && left.most <= test.most)
            return true;
        return left.most < test.least || left.least > test.most ? std::optional(false) : std::nullopt;
    }

    // What is open of a condition; nothing if it cannot hold.
    std::optional<Condition> narrow(const Condition& condition) {
        const auto first = static_cast<std::uint32_t>(open_.alternatives.size());
        const std::size_t first_test = open_.tests.size();
        for (std::uint32_t i = condition.first; i < condition.end; ++i) {
            const std::size_t begin = open_.tests.size();
            if (!narrow_alternative(all_.alternatives[i])) {
                open_.tests.resize(begin);
            } else if (open_.tests.size() == begin) { // it holds always, and with it all of the condition
                open_.tests.resize(first_test);
                open_.alternatives.resize(first);
                return Condition{};
            } else {
                open_.alternatives.push_back(
                    {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(open_.tests.size())});
            }
        }
        const auto end = static_cast<std::uint32_t>(open_.alternatives.size());
        if (first == end)
            return condition.first == condition.end ? std::optional(Condition{}) : std::nullopt;
        return Condition{first, end};
    }

    bool narrow_alternative(const CombatConditions::Alternative& alternative) {
        for (std::uint32_t i = alternative.first; i < alternative.end; ++i) {
            const std::optional<bool> holds = decides(all_.tests[i]);
            if (holds == false)
                return false;
            if (!holds)
                open_.tests.push_back(all_.tests[i]);
        }
        return true;
    }

    static bool is_always(const Condition& condition) { return condition.first == condition.end; }

    // Nothing for a figure that the rules may not give.
    [[nodiscard]] std::optional<ValueRange> operand(const Step& step) const {
        switch (step.source) {
        case CombatSource::literal: return ValueRange{step.literal, step.literal};
        case CombatSource::name: return ranges_[step.operand];
        case CombatSource::grid: return std::nullopt;
        case CombatSource::number: break;
        }
        const std::span<const Exact> of_side = numbers_[index_of(step.side)];
        if (of_side.empty())
            return ValueRange{};
        const Exact number = of_side[step.origin->index];
        if (!number.known() || !number.is_whole())
            return std::nullopt;
        const auto whole = static_cast<std::int32_t>(number.over());
        return ValueRange{whole, whole};
    }

    // The lines of a grid that an axis may come to; the first is 1 beyond the last if there are none.
    [[nodiscard]] ValueRange lines_of(const CombatGrid::Axis& axis, std::size_t size, CombatSide side) const {
        const ValueRange& value = ranges_[register_of(axis.ref, side)];
        const auto last = static_cast<std::int32_t>(size) - 1;
        if (!axis.positions.empty())
            return value.is_known() ? ValueRange{axis.position_of(value.least), axis.position_of(value.least)}
                                    : ValueRange{0, last};
        const ValueRange from_first =
            combined(CombatOperation::minus, value, ValueRange{axis.first, axis.first});
        return {std::clamp(from_first.least, 0, last), std::clamp(from_first.most, 0, last)};
    }

    [[nodiscard]] ValueRange cells_of(const Step& step) const {
        const CombatGrid& grid = narrow_.mode_.grids[step.origin->index];
        const ValueRange down = lines_of(grid.down, grid.height, step.side);
        const ValueRange across = lines_of(grid.across, grid.width, step.side);
        std::optional<ValueRange> range;
        for (std::int32_t y = std::max(down.least, 0); y <= down.most; ++y)
            for (std::int32_t x = std::max(across.least, 0); x <= across.most; ++x) {
                const std::int32_t cell =
                    grid.cells[static_cast<std::size_t>(y) * grid.width + static_cast<std::size_t>(x)];
                if (cell != CombatGrid::no_cell)
                    range = range ? joined(*range, {cell, cell}) : ValueRange{cell, cell};
            }
        return range.value_or(ValueRange{});
    }

    [[nodiscard]] bool is_certain(const Step& step) const {
        if (step.source == CombatSource::name)
            return ranges_[step.operand].is_known();
        if (step.source != CombatSource::grid)
            return true;
        const CombatGrid& grid = narrow_.mode_.grids[step.origin->index];
        return ranges_[register_of(grid.down.ref, step.side)].is_known() &&
               ranges_[register_of(grid.across.ref, step.side)].is_known();
    }

    [[nodiscard]] ValueRange applied(const Step& step, const ValueRange& so_far) const {
        if (step.operation == CombatOperation::missing)
            return so_far;
        if (step.operation == CombatOperation::times && step.source == CombatSource::literal)
            return scaled(so_far, *step.origin);
        ValueRange value =
            step.source == CombatSource::grid ? cells_of(step) : operand(step).value_or(ValueRange{});
        if (step.over != 1 || step.under != 1)
            value = scaled(value, *step.origin);
        return combined(step.operation, so_far, value);
    }

    // A value whose steps are gone through: what it is so far, where it left a table early, and whether it
    // has to be worked out even if nothing reads it, because the rules may give no figure for it.
    struct Progress {
        ValueRange so_far;
        ValueRange left_table;
        std::size_t table_end = 0; // 0: in no table
        bool may_fail = false;
    };

    void narrow_value(const CombatProgram::Value& value) {
        Progress progress;
        kept_.clear();
        const std::size_t first = narrow_.steps_.size();
        for (std::size_t i = value.first; i < value.end; ++i) {
            rejoin(progress, i);
            const Step& step = whole_.steps_[i];
            const std::optional<Condition> when = narrow(step.when);
            if (!when)
                continue;
            if (met_ != nullptr)
                met_->push_back({value.target, i});
            i += take(step, i, *when, progress);
        }
        rejoin(progress, value.end);
        if (progress.so_far.is_known())
            know(value.target, progress.so_far.least);
        else
            ranges_[value.target] = progress.so_far;
        if (progress.so_far.is_known() && !progress.may_fail) {
            narrow_.steps_.resize(first);
            return;
        }
        mend_skips(first);
        narrow_.values_.push_back({value.target, first, narrow_.steps_.size(), 0, value.side, value.of_fight,
                                   progress.may_fail, false});
    }

    static void rejoin(Progress& progress, std::size_t at) {
        if (progress.table_end != at)
            return;
        progress.so_far = joined(progress.so_far, progress.left_table);
        progress.table_end = 0;
    }

    // How many steps are left out after it.
    std::size_t take(const Step& step, std::size_t at, const Condition& when, Progress& progress) {
        if (kept_.empty() && is_always(when) && is_certain(step)) {
            const std::int32_t value = whole_.applied(step, progress.so_far.least, registers_, numbers_);
            progress.so_far = {value, value};
            return step.skip;
        }
        const ValueRange after = applied(step, progress.so_far);
        if (changes_nothing(step, progress.so_far))
            return 0;
        if (kept_.empty() && progress.so_far.least != 0)
            keep_so_far(step, at, progress);
        kept_.push_back(at);
        narrow_.steps_.push_back(step);
        narrow_.steps_.back().when = when;
        progress.may_fail = progress.may_fail || step.operation == CombatOperation::missing ||
                            (step.source != CombatSource::literal && !operand(step));
        const std::size_t table_end = at + step.skip + 1;
        if (is_always(when)) { // the rest of its table is never reached
            progress.so_far = after;
            return step.skip;
        }
        if (step.skip == 0) {
            progress.so_far = joined(progress.so_far, after);
        } else {
            progress.left_table =
                progress.table_end == table_end ? joined(progress.left_table, after) : after;
            progress.table_end = table_end;
        }
        return 0;
    }

    // A bound that a value is within anyway.
    [[nodiscard]] bool changes_nothing(const Step& step, const ValueRange& so_far) const {
        if (step.skip != 0 || step.source != CombatSource::literal || step.over != 1 || step.under != 1)
            return false;
        return (step.operation == CombatOperation::at_least && step.literal <= so_far.least) ||
               (step.operation == CombatOperation::at_most && step.literal >= so_far.most);
    }

    // A step that begins with what is certain of the value.
    void keep_so_far(const Step& like, std::size_t at, Progress& progress) {
        Step start = like;
        start.operation = CombatOperation::set;
        start.source = CombatSource::literal;
        start.literal = progress.so_far.least;
        start.over = start.under = 1;
        start.skip = 0;
        start.when = {};
        narrow_.steps_.push_back(start);
        kept_.push_back(at);
    }

    // Where steps of a table are left out, less is to be skipped.
    void mend_skips(std::size_t first) {
        for (std::size_t i = 0; i < kept_.size(); ++i) {
            std::uint32_t& skip = narrow_.steps_[first + i].skip;
            const auto end = std::upper_bound(kept_.begin(), kept_.end(), kept_[i] + skip);
            skip = skip == 0
                       ? 0
                       : static_cast<std::uint32_t>(end - kept_.begin() - 1) - static_cast<std::uint32_t>(i);
        }
    }

    void narrow_roll(const CombatProgram::Roll& roll) {
        CombatProgram::Roll open;
        open.target = roll.target;
        open.after = narrow_.values_.size();
        std::optional<ValueRange> range;
        bool is_sure = false; // that one of the dice is rolled
        for (auto dice = roll.dice.begin(); dice != roll.dice.end() && !is_sure; ++dice) {
            const std::optional<Condition> when = narrow(dice->first);
            if (!when)
                continue;
            is_sure = is_always(*when);
            open.dice.emplace_back(*when, dice->second);
            open.ways = std::lcm(open.ways, dice->second->ways);
            for (const DiceFace& face : dice->second->faces)
                range = range ? joined(*range, {face.value, face.value}) : ValueRange{face.value, face.value};
        }
        if (!range) {
            know(roll.target, 0);
            return;
        }
        ranges_[roll.target] = is_sure ? *range : joined(*range, ValueRange{});
        narrow_.rolls_.push_back(std::move(open));
    }

    void narrow_ends(CombatRound round) {
        for (const CombatProgram::End& end : whole_.ends_) {
            if (end.last && round == CombatRound::middle)
                continue;
            const std::optional<Condition> when = narrow(end.when);
            if (!when)
                continue;
            narrow_.ends_.push_back({end.outcome, end.last, *when});
            if (is_always(*when) && (!end.last || round != CombatRound::any))
                break;
        }
    }

    const CombatProgram& whole_;
    CombatProgram& narrow_;
    const CombatConditions& all_; // of the whole program
    CombatConditions& open_;      // what is left of them
    ValueRanges& ranges_;
    const SideNumbers& numbers_;
    std::vector<CombatProgram::MetStep>* met_; // or null
    Registers registers_;                      // where a range is one value, that
    std::vector<std::size_t> kept_; // steps of the value that is gone through, by their place in the whole
};

CombatProgram CombatProgram::narrowed(CombatRound round, ValueRanges& ranges, const SideNumbers& numbers,
                                      std::vector<MetStep>* met) const {
    CombatProgram narrow(mode_, Bare{});
    ProgramNarrowing(*this, narrow, ranges, numbers, met).run(round);
    narrow.sort_by_what_is_read(round, ranges);
    return narrow;
}

} // namespace muster
