// SPDX-License-Identifier: MIT
// The half of Evaluation that works numbers out.
#include "check/evaluation.h"

#include <bit>

namespace muster {

TableResult Evaluation::table_result(const Table& table, const Subject& own) const {
    if (table.plain)
        return plain_result(table, own.values());
    RowMatches matches = candidate_rows(table, own.values());
    for (; matches.rows != 0; matches.rows &= matches.rows - 1) {
        const TableRow& row = table.rows[static_cast<std::size_t>(std::countr_zero(matches.rows))];
        const bool by_values = row.selection.quantifier == Quantifier::self;
        if (by_values ? matches_beyond_values(row.selection.pattern, own) : holds(row.selection, own))
            return {row.values[matches.column], true, row.provenance};
    }
    return {{}, table.needed, Provenance::printed};
}

Exact Evaluation::over_children(const Step& step, const Subject& own) const {
    const IndexRange range = view_.inside(own.level, own.index, step.among);
    Exact result = step.kind == StepKind::sum || step.kind == StepKind::count ? Exact(0) : Exact();
    bool troops_seen = false;
    bool number_seen = false;
    for (std::uint32_t i = range.begin; i != range.end; ++i) {
        const Subject child = subject(step.among, i);
        if (!step.pattern.empty() && !matches(step.pattern, child))
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

// Of a pattern that is one of the troop tests, or empty.
Exact Evaluation::count_of_troops(const Pattern& pattern, const Subject& own) const {
    const ArmyView::Node& node = own.node;
    if (pattern.troop_test < 0)
        return node.count;
    const std::uint64_t bit = 1ULL << static_cast<unsigned>(pattern.troop_test);
    if ((node.troop_bits.any & bit) == 0)
        return 0;
    if ((node.troop_bits.all & bit) != 0)
        return node.count;
    std::int64_t count = 0;
    for (std::uint32_t i = node.troops.begin; i != node.troops.end; ++i) {
        const ArmyView::Node& troop = view_.node(Level::troop, i);
        if ((troop.troop_bits.any & bit) != 0)
            count += troop.count;
    }
    return count;
}

// The commonest number above a troop, without the questions that others need: nearly always whole
// numbers, all of them known.
Exact Evaluation::sum_of_all(Level among, std::size_t number, const Subject& own) const {
    const IndexRange range = view_.inside(own.level, own.index, among);
    if (range.empty())
        return 0;
    const std::size_t stride = report_->stride_[index_of(among)];
    const Exact* value = numbers_ + report_->position(among, range.begin) + number;
    const ArmyView::Node* child = &view_.node(among, range.begin);
    std::int64_t result = 0;
    for (std::uint32_t i = range.begin; i != range.end; ++i, value += stride, ++child) {
        std::int64_t term = value->over();
        bool beyond = !value->is_whole();
        if (among == Level::troop)
            beyond |= __builtin_mul_overflow(term, child->count, &term);
        else if (child->troops.empty())
            continue;
        beyond |= __builtin_add_overflow(result, term, &result);
        if (beyond)
            return sum_of_fractions(among, number, own);
    }
    return result;
}

// The same sum for all kinds of numbers.
Exact Evaluation::sum_of_fractions(Level among, std::size_t number, const Subject& own) const {
    const IndexRange range = view_.inside(own.level, own.index, among);
    Exact result = 0;
    bool number_seen = false;
    bool troops_seen = false;
    for (std::uint32_t i = range.begin; i != range.end; ++i) {
        const Subject child = subject(among, i);
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
Exact Evaluation::figure(const Step& step, const Subject& own) const {
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
    case StepKind::sum:
        if (step.pattern.empty())
            return sum_of_all(step.among, step.number, own);
        break;
    case StepKind::count:
        if (step.among == Level::troop && (step.pattern.troop_test >= 0 || step.pattern.empty()))
            return count_of_troops(step.pattern, own);
        break;
    case StepKind::table:
    case StepKind::lowest:
    case StepKind::highest: break;
    }
    return over_children(step, own);
}

void Evaluation::explain(const NumberCase& used, const Subject& own, Trace trace) const {
    for (const Step& step : used.steps) {
        const TableResult next = step.kind == StepKind::table
                                     ? table_result(step.table, own)
                                     : TableResult{figure(step, own), true, Provenance::printed};
        if (next.counts)
            trace->push_back({step.name, step.table.cite, step.operation, next.value, next.provenance});
    }
}

Exact Evaluation::evaluate(const Number& number, const Subject& own, Trace trace) const {
    const NumberCase* used = number.cases.data();
    const NumberCase* const end = used + number.cases.size();
    while (used != end && !used->whens.empty() && !all_hold(used->whens, own))
        ++used;
    if (used == end)
        return {};
    if (trace != nullptr)
        explain(*used, own, trace);
    Exact result = 0;
    for (const Step& step : used->steps) {
        if (step.kind != StepKind::table) {
            result = combined(result, step.operation, figure(step, own));
        } else if (!step.table.dense.empty()) {
            const TableCell& cell = *step.table.dense.at(own.values());
            if (cell.matched)
                result = combined(result, step.operation, cell.value);
        } else if (const TableResult next = table_result(step.table, own); next.counts) {
            result = combined(result, step.operation, next.value);
        }
    }
    return finished(number, result);
}

} // namespace muster
