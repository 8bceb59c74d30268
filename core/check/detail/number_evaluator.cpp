// SPDX-License-Identifier: MIT
#include "check/detail/number_evaluator.h"

#include <bit>

namespace muster {

namespace {

// As many numbers of 32 bits, each taken 999 times, stay far inside 62 bits.
constexpr std::uint32_t most_quick_terms = 1U << 16U;

} // namespace

TableResult NumberEvaluator::table_result(const Table& table, const Subject& own) const {
    if (table.plain)
        return plain_result(table, own.values());
    RowMatches matches = candidate_rows(table, own.values());
    for (; matches.rows != 0; matches.rows &= matches.rows - 1) {
        const TableRow& row = table.rows[static_cast<std::size_t>(std::countr_zero(matches.rows))];
        const bool by_values = row.selection.quantifier == Quantifier::self;
        if (by_values ? conditions_.matches_beyond_values(row.selection.pattern, own)
                      : conditions_.holds(row.selection, own))
            return {row.values[matches.column], true, row.provenance, row.reading};
    }
    return {{}, table.needed, Provenance::printed, no_reading};
}

Exact NumberEvaluator::over_children(const Step& step, const Subject& own) const {
    const IndexRange range = view_.inside(own.level, own.index, step.among);
    Exact result = step.kind == StepKind::sum || step.kind == StepKind::count ? Exact(0) : Exact();
    bool troops_seen = false;
    bool number_seen = false;
    for (std::uint32_t i = range.begin; i != range.end; ++i) {
        const Subject child = conditions_.subject(step.among, i);
        if (!step.pattern.empty() && !conditions_.matches(step.pattern, child))
            continue;
        const Exact times = step.among == Level::troop ? child.node.count : 1;
        if (step.kind == StepKind::count) {
            result = result + times;
            continue;
        }
        if (child.node.troops.empty())
            continue; // an empty unit neither adds nor knows anything
        troops_seen = true;
        const Exact value = child.numbers[step.number];
        if (!value.known())
            continue;
        if (step.kind == StepKind::sum) {
            result = result + value * times;
        } else if (!number_seen || (step.kind == StepKind::lowest ? value < result : result < value)) {
            result = value;
        }
        number_seen = true;
    }
    return step.kind == StepKind::sum && troops_seen && !number_seen ? Exact() : result;
}

// Of the troops that pass the test; of all, if it is -1.
std::int64_t NumberEvaluator::count_of_troops(std::int8_t troop_test, const ArmyView::Node& node) const {
    if (troop_test < 0)
        return node.count;
    const std::uint64_t bit = 1ULL << static_cast<unsigned>(troop_test);
    if ((node.troop_bits.any & bit) == 0)
        return 0;
    if ((node.troop_bits.all & bit) != 0)
        return node.count;
    std::int64_t count = 0;
    const ArmyView::Node* const end = &view_.node(Level::troop, 0) + node.troops.end;
    for (const ArmyView::Node* troop = &view_.node(Level::troop, node.troops.begin); troop != end; ++troop)
        count += (troop->troop_bits.any & bit) != 0 ? troop->count : 0;
    return count;
}

void NumberEvaluator::count_troops(const TroopCount& count, Level level, NumberGrid& grid) const {
    Exact* result = grid.row(level, 0) + count.number;
    const std::size_t stride = grid.stride(level);
    for (std::uint32_t index = 0; index < view_.size(level); ++index, result += stride)
        *result = count_of_troops(count.troop_test, view_.node(level, index));
}

void NumberEvaluator::look_up(const NumberBlock& block, Level level, NumberGrid& grid) const {
    Exact* results = grid.row(level, 0);
    const std::size_t stride = grid.stride(level);
    for (std::uint32_t index = 0; index < view_.size(level); ++index, results += stride) {
        const Exact* figure = block.figures.at(view_.node(level, index).values);
        for (const NumberBlock::Run& run : block.runs)
            for (std::size_t which = run.first; which != run.first + run.count; ++which)
                results[which] = *figure++;
    }
}

// The commonest numbers above a troop: each element inside gives its share to the one around it. Nearly
// always these are whole numbers of 32 bits, of which no army has enough to leave the range; a sum with
// another in it is taken once more with care.
void NumberEvaluator::add_up(const PlainSums& sums, Level level, NumberGrid& grid) const {
    Exact* const results = grid.row(level, 0);
    const std::size_t stride = grid.stride(level);
    const std::size_t inner_stride = grid.stride(sums.among);
    const Exact* values = grid.row(sums.among, 0);
    const bool direct = sums.among == below(level);
    for (std::uint32_t index = 0; index < view_.size(level); ++index)
        for (const PlainSums::Sum& sum : sums.sums)
            results[index * stride + sum.number] = 0;
    std::uint64_t beyond = view_.size(sums.among) > most_quick_terms ? ~0ULL : 0;
    for (std::uint32_t i = 0; i < view_.size(sums.among); ++i, values += inner_stride) {
        const ArmyView::Node& inner = view_.node(sums.among, i);
        const std::uint32_t around = direct ? inner.parent : view_.around(sums.among, i, level);
        Exact* const own = results + around * stride;
        if (inner.troops.empty())
            continue; // it has nothing to give
        const std::int64_t times = sums.among == Level::troop ? inner.count : 1;
        for (const PlainSums::Sum& sum : sums.sums) {
            const Exact value = values[sum.source];
            if (value.is_whole() && value.over() == static_cast<std::int32_t>(value.over()))
                own[sum.number] = own[sum.number].over() + value.over() * times;
            else
                beyond |= sum.bit;
        }
    }
    if (beyond == 0)
        return;
    for (const PlainSums::Sum& sum : sums.sums)
        if ((beyond & sum.bit) != 0)
            for (std::uint32_t index = 0; index < view_.size(level); ++index)
                results[index * stride + sum.number] =
                    sum_of_all(sums.among, sum.source, conditions_.subject(level, index));
}

// For all kinds of numbers.
Exact NumberEvaluator::sum_of_all(Level among, std::size_t number, const Subject& own) const {
    const IndexRange range = view_.inside(own.level, own.index, among);
    Exact result = 0;
    bool number_seen = false;
    bool troops_seen = false;
    for (std::uint32_t i = range.begin; i != range.end; ++i) {
        const Subject child = conditions_.subject(among, i);
        if (child.node.troops.empty())
            continue;
        troops_seen = true;
        const Exact value = child.numbers[number];
        if (!value.known())
            continue;
        number_seen = true;
        result = result + (among == Level::troop ? value * child.node.count : value);
    }
    return number_seen || !troops_seen ? result : Exact();
}

// Of every kind of step but a table.
Exact NumberEvaluator::figure(const Step& step, const Subject& own) const {
    switch (step.kind) {
    case StepKind::number: return own.numbers[step.number] * step.factor;
    case StepKind::constant: return step.factor;
    case StepKind::trait: {
        const std::int32_t value = own.values().at(step.trait_level, step.slot);
        return value == no_value ? Exact() : Exact(value);
    }
    case StepKind::greatest: {
        Exact greatest;
        for (const std::size_t which : step.numbers)
            greatest = greater_of(greatest, own.numbers[which]);
        return greatest;
    }
    case StepKind::power: {
        const Exact exponent = own.numbers[step.numbers[1]];
        return exponent.is_whole() && !(exponent < Exact(0))
                   ? own.numbers[step.numbers[0]].to_the_power(exponent.over())
                   : Exact();
    }
    case StepKind::sum:
        if (step.pattern.empty())
            return sum_of_all(step.among, step.number, own);
        break;
    case StepKind::count:
        if (step.among == Level::troop && (step.pattern.troop_test >= 0 || step.pattern.empty()))
            return count_of_troops(step.pattern.troop_test, own.node);
        break;
    case StepKind::table:
    case StepKind::lowest:
    case StepKind::highest: break;
    }
    return over_children(step, own);
}

std::optional<std::size_t> NumberEvaluator::case_in_use(std::size_t number, const Subject& own) const {
    const std::vector<CompiledCase>& cases = ruleset_.compiled.at(own.level).numbers[number].cases;
    for (std::size_t i = 0; i < cases.size(); ++i)
        if (conditions_.holds(cases[i].guard, own))
            return i;
    return std::nullopt;
}

std::vector<Term> NumberEvaluator::terms(std::size_t number, const Subject& own) const {
    std::vector<Term> result;
    const std::optional<std::size_t> used = case_in_use(number, own);
    if (!used)
        return result;
    for (const Step& step : ruleset_.numbers_of(own.level)[number].cases[*used].steps) {
        const TableResult next = step.kind == StepKind::table
                                     ? table_result(step.table, own)
                                     : TableResult{figure(step, own), true, Provenance::printed, no_reading};
        if (!next.counts)
            continue;
        Term& term = result.emplace_back(Term{
            step.name, step.table.cite, step.operation, next.value, next.provenance, next.reading, {}, {}});
        if (step.kind == StepKind::power) {
            term.base = own.numbers[step.numbers[0]];
            term.exponent = own.numbers[step.numbers[1]];
        }
    }
    return result;
}

Exact NumberEvaluator::evaluate(std::size_t number, const Subject& own) const {
    const std::optional<std::size_t> used = case_in_use(number, own);
    if (!used)
        return {};
    const Number& authored = ruleset_.numbers_of(own.level)[number];
    Exact result = 0;
    for (const CompiledStep& compiled : ruleset_.compiled.at(own.level).numbers[number].cases[*used].steps) {
        if (!compiled.sum.empty()) {
            result = result + *compiled.sum.at(own.values());
            continue;
        }
        const Step& step = authored.cases[*used].steps[compiled.step];
        if (step.kind != StepKind::table) {
            result = combined(result, step.operation, figure(step, own));
        } else if (const TableResult next = table_result(step.table, own); next.counts) {
            result = combined(result, step.operation, next.value);
        }
    }
    return finished(authored, result);
}

// One number after the other, each for all elements of a level, so that the processor repeats the same work.
void NumberEvaluator::compute(Detail detail, NumberGrid& grid) const {
    for (std::size_t i = level_count; i-- > 0;) {
        const Level level = all_levels[i];
        const NumberPlan& plan = ruleset_.compiled.at(level).plan;
        const NumberOrder& order = detail == Detail::sheet ? plan.all : plan.needed;
        for (const NumberBlock& block : plan.blocks)
            look_up(block, level, grid);
        for (const PlainSums& sums : order.sums)
            add_up(sums, level, grid);
        for (const TroopCount& count : order.counts)
            count_troops(count, level, grid);
        for (const std::size_t which : order.others) {
            Exact* result = grid.row(level, 0) + which;
            for (std::uint32_t index = 0; index < view_.size(level); ++index, result += grid.stride(level))
                *result = evaluate(which, conditions_.subject(level, index));
        }
    }
}

} // namespace muster
