// SPDX-License-Identifier: MIT
// The half of Evaluation that works numbers out.
#include "check/evaluation.h"

#include <algorithm>
#include <bit>

namespace muster {

TableResult Evaluation::table_result(const Table& table, const Subject& own) const {
    if (table.plain)
        return plain_result(table, own.values);
    RowMatches matches = candidate_rows(table, own.values);
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
        if (!step.pattern.empty() && !matches(step.pattern, subject(step.among, i)))
            continue;
        const Exact times = step.among == Level::troop ? view_.count_of(i) : 1;
        if (step.kind == StepKind::count) {
            result = result + times;
            continue;
        }
        if (!view_.has_troops(step.among, i))
            continue; // an empty unit neither adds nor knows anything
        troops_seen = true;
        const Exact value = number(step.among, i, step.number);
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

// The commonest number above a troop, without the questions that others need.
Exact Evaluation::sum_of_all(const Step& step, const Subject& own) const {
    const IndexRange range = view_.inside(own.level, own.index, step.among);
    const std::size_t stride = report_->stride_[index_of(step.among)];
    const Exact* value = numbers_ + report_->position(step.among, range.begin) + step.number;
    Exact result = 0;
    bool number_seen = false;
    bool troops_seen = false;
    for (std::uint32_t i = range.begin; i != range.end; ++i, value += stride) {
        if (!view_.has_troops(step.among, i))
            continue;
        troops_seen = true;
        if (!value->known())
            continue;
        number_seen = true;
        result = result + (step.among == Level::troop ? *value * view_.count_of(i) : *value);
    }
    return number_seen || !troops_seen ? result : Exact();
}

TableResult Evaluation::step_result(const Step& step, const Subject& own) const {
    const auto counts = [](Exact value) { return TableResult{value, true, Provenance::printed}; };
    switch (step.kind) {
    case StepKind::table: return table_result(step.table, own);
    case StepKind::number: return counts(number(own.level, own.index, step.number) * step.factor);
    case StepKind::constant: return counts(step.factor);
    case StepKind::trait: {
        const std::int32_t value = own.values.at(step.trait_level, step.slot);
        return counts(value == no_value ? Exact() : Exact(value));
    }
    case StepKind::greatest: {
        Exact greatest;
        for (const std::size_t which : step.numbers)
            greatest = greater_of(greatest, number(own.level, own.index, which));
        return counts(greatest);
    }
    case StepKind::sum:
    case StepKind::count:
    case StepKind::lowest:
    case StepKind::highest: break;
    }
    return counts(over_children(step, own));
}

Exact Evaluation::evaluate(const Number& number, const Subject& own, Trace trace) const {
    if (trace == nullptr && number.only_sum)
        return sum_of_all(number.cases.front().steps.front(), own);
    const auto used = std::find_if(number.cases.begin(), number.cases.end(), [&](const NumberCase& c) {
        return c.whens.empty() || all_hold(c.whens, own);
    });
    if (used == number.cases.end())
        return {};
    Exact result = 0;
    for (const Step& step : used->steps) {
        if (trace == nullptr && !step.table.dense.empty()) {
            const TableCell& cell = *step.table.dense.at(own.values);
            if (cell.matched)
                result = combined(result, step.operation, cell.value);
            continue;
        }
        const TableResult next = step_result(step, own);
        if (!next.counts)
            continue;
        if (trace != nullptr)
            trace->push_back({step.name, step.table.cite, step.operation, next.value, next.provenance});
        result = combined(result, step.operation, next.value);
    }
    return finished(number, result);
}

} // namespace muster
