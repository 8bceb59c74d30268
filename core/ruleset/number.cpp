// SPDX-License-Identifier: MIT
#include "ruleset/number.h"

#include <algorithm>
#include <array>
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

std::string_view provenance_name(Provenance provenance) {
    constexpr std::array<std::string_view, 4> names{"printed", "inherited", "reading", "lost"};
    return names[static_cast<std::size_t>(provenance)];
}

std::string_view provenance_sign(Provenance provenance) {
    switch (provenance) {
    case Provenance::inherited: return "†";
    case Provenance::reading: return "‡";
    case Provenance::printed:
    case Provenance::lost: break;
    }
    return "";
}

RowMatches candidate_rows(const Table& table, const ElementValues& element) {
    const int column = table.by_trait ? column_of(table, element.at(table.by_level, table.by_slot)) : 0;
    if (column < 0)
        return {};
    return {table.matcher.matching(element), static_cast<std::size_t>(column)};
}

TableResult plain_result(const Table& table, const ElementValues& element) {
    const RowMatches matches = candidate_rows(table, element);
    if (matches.rows == 0)
        return {{}, table.needed, Provenance::printed, no_reading};
    const TableRow& row = table.rows[static_cast<std::size_t>(std::countr_zero(matches.rows))];
    return {row.values[matches.column], true, row.provenance, row.reading};
}

Exact rounded(const Number& number, Exact value) {
    switch (number.rounding) {
    case Rounding::exact: break;
    case Rounding::up: return value.rounded_up();
    case Rounding::down: return value.rounded_down();
    case Rounding::nearest: return value.rounded_to_nearest();
    }
    return value;
}

Exact held_to_bounds(const Number& number, Exact value) {
    if (!value.known())
        return value;
    value = rounded(number, value);
    if (number.least && value < *number.least)
        value = *number.least;
    if (number.most && *number.most < value)
        value = *number.most;
    return value;
}

Exact greater_of(Exact a, Exact b) {
    if (!a.known() || !b.known())
        return a.known() ? a : b;
    return a < b ? b : a;
}

} // namespace muster
