// SPDX-License-Identifier: MIT
// The half of Evaluation that works numbers out.
#include "check/evaluation.h"

#include <algorithm>
#include <bit>

namespace muster {

namespace {

// The position of the value among the table's columns, or -1.
int column_of(const Table& table, std::int32_t value) {
    if (!table.column_of_value.empty())
        return table.column_of_value[static_cast<std::size_t>(value)];
    const auto found = std::find(table.columns.begin(), table.columns.end(), value);
    return found == table.columns.end() ? -1 : static_cast<int>(found - table.columns.begin());
}

} // namespace

Exact Evaluation::table_value(const Table& table, const Subject& own, bool& skip,
                              Provenance& provenance) const {
    std::size_t column = 0;
    std::uint64_t rows = 0;
    const int found = table.by_trait ? column_of(table, own.values.at(table.by_level, table.by_slot)) : 0;
    if (found >= 0) {
        column = static_cast<std::size_t>(found);
        rows = table.matcher.matching(own.values);
    }
    for (; rows != 0; rows &= rows - 1) {
        const TableRow& row = table.rows[static_cast<std::size_t>(std::countr_zero(rows))];
        if (!table.plain) {
            const bool by_values = row.selection.quantifier == Quantifier::self;
            if (by_values ? !matches_beyond_values(row.selection.pattern, own) : !holds(row.selection, own))
                continue;
        }
        provenance = row.provenance;
        return row.values[column];
    }
    skip = !table.needed;
    return {};
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

Exact Evaluation::step_value(const Step& step, const Subject& own, bool& skip, Provenance& provenance) const {
    switch (step.kind) {
    case StepKind::table: return table_value(step.table, own, skip, provenance);
    case StepKind::number: return number(own.level, own.index, step.number) * step.factor;
    case StepKind::constant: return step.factor;
    case StepKind::trait: {
        const std::int32_t value = own.values.at(step.trait_level, step.slot);
        return value == no_value ? Exact() : Exact(value);
    }
    case StepKind::greatest: {
        Exact greatest;
        for (const std::size_t which : step.numbers) {
            const Exact value = number(own.level, own.index, which);
            if (value.known() && (!greatest.known() || greatest < value))
                greatest = value;
        }
        return greatest;
    }
    case StepKind::sum:
    case StepKind::count:
    case StepKind::lowest:
    case StepKind::highest: break;
    }
    return over_children(step, own);
}

Exact Evaluation::evaluate(const NumberCase& number_case, const Subject& own, Trace trace) const {
    Exact result = 0;
    for (const Step& step : number_case.steps) {
        bool skip = false;
        Provenance provenance = Provenance::printed;
        const Exact value = step_value(step, own, skip, provenance);
        if (skip)
            continue;
        if (trace != nullptr)
            trace->push_back({step.name, step.table.cite, step.operation, value, provenance});
        switch (step.operation) {
        case Operation::plus: result = result + value; break;
        case Operation::minus: result = result - value; break;
        case Operation::times: result = result * value; break;
        }
        if (!result.known())
            break;
    }
    return result;
}

Exact Evaluation::evaluate(const Number& number, const Subject& own, Trace trace) const {
    const auto used = std::find_if(number.cases.begin(), number.cases.end(), [&](const NumberCase& c) {
        return c.whens.empty() || all_hold(c.whens, own);
    });
    if (used == number.cases.end())
        return {};
    Exact result = evaluate(*used, own, trace);
    if (!result.known())
        return result;
    if (number.rounding == Rounding::up)
        result = result.rounded_up();
    if (number.rounding == Rounding::down)
        result = result.rounded_down();
    if (number.least && result < *number.least)
        result = *number.least;
    if (number.most && *number.most < result)
        result = *number.most;
    return result;
}

} // namespace muster
