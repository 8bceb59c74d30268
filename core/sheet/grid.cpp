// SPDX-License-Identifier: MIT
#include "sheet/grid.h"

#include "base/text.h"
#include "base/translation.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr const char* unknown_figure = "—";

// The unit's number, if that alone is what the column shows of a unit; else null.
const Number* number_of_units(const SheetColumn& column, const Ruleset& ruleset) {
    for (const SheetText& cell : column.cells) {
        if (cell.filter.level != Level::unit || cell.text.pieces.size() != 1)
            continue;
        const auto* shown = std::get_if<TextTemplate::NumberPlace>(&cell.text.pieces.front());
        if (shown != nullptr && shown->level == Level::unit)
            return &ruleset.numbers_of(Level::unit)[shown->number];
    }
    return nullptr;
}

std::optional<std::size_t> index_of_number(const Ruleset& ruleset, Level level, const std::string& id) {
    const std::vector<Number>& numbers = ruleset.numbers_of(level);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i].id == id)
            return i;
    return std::nullopt;
}

// The number of the unit's troops that it is the sum of, each as often as it is counted.
std::optional<std::size_t> summed_number(const Number& of_unit) {
    if (of_unit.cases.size() != 1 || of_unit.cases.front().steps.size() != 1)
        return std::nullopt;
    const Step& step = of_unit.cases.front().steps.front();
    const bool is_sum = step.kind == StepKind::sum && step.operation == Operation::plus &&
                        step.among == Level::troop && step.pattern.empty();
    return is_sum ? std::optional(step.number) : std::nullopt;
}

// What a column that shows a number of units, but has no text for troops or the army, says of those: what all
// of a troop's count add to the unit, and the army's own number of that name.
std::string implied_cell(const Wording& wording, const SheetColumn& column, const Place& place) {
    const Number* of_unit = number_of_units(column, wording.ruleset());
    if (of_unit == nullptr)
        return {};
    if (place.level() == Level::army) {
        const auto number = index_of_number(wording.ruleset(), Level::army, of_unit->id);
        const Exact value = number ? wording.report().number(place, *number) : Exact();
        return value.known() ? value.readable() : std::string();
    }
    const auto number = place.level() == Level::troop ? summed_number(*of_unit) : std::nullopt;
    const Exact each = number ? wording.report().number(place, *number) : Exact();
    if (!each.known() || each == Exact(0))
        return {};
    return (each * Exact(troop_at(wording.army(), place).count)).readable() +
           wording.provenance_signs(place, *number);
}

// The first matching text whose figures are all known; "—" if some match but none is complete.
std::string cell_text(const Wording& wording, const SheetColumn& column, const Place& place, GridUse use) {
    bool matched = false;
    bool speaks_of_level = false;
    for (const SheetText& cell : column.cells) {
        speaks_of_level = speaks_of_level || cell.filter.level == place.level();
        if (cell.secret && use == GridUse::opponent)
            continue;
        if (cell.filter.level != place.level() || !wording.holds(cell.filter.selection, place))
            continue;
        if (wording.complete(cell.text, place))
            return wording.filled(cell.text, place);
        matched = true;
    }
    if (!speaks_of_level)
        return implied_cell(wording, column, place);
    return matched ? unknown_figure : "";
}

// Appends a cell for each column of the chart, with a line for each row that applies.
void append_chart_cells(std::vector<std::string>& cells, const Wording& wording, const Chart& chart,
                        const Place& place) {
    const std::size_t first = cells.size();
    cells.resize(first + std::max<std::size_t>(1, chart.columns.size()));
    if (chart.level != place.level())
        return;
    bool is_first = true;
    for (const ChartRow* row : wording.chart_rows(chart, place)) {
        for (std::size_t i = 0; i < row->cells.size(); ++i) {
            cells[first + i] += is_first ? "" : "\n";
            cells[first + i] += row->cells[i];
        }
        is_first = false;
    }
}

// Whether the column shows of a troop what another one adds up for its unit.
bool is_price(const SheetColumn& column, const SheetDescription& sheet, const Ruleset& ruleset) {
    const auto shows = [&](std::size_t number) {
        return std::any_of(column.cells.begin(), column.cells.end(), [&](const SheetText& cell) {
            const auto* shown = cell.text.pieces.size() == 1
                                    ? std::get_if<TextTemplate::NumberPlace>(&cell.text.pieces.front())
                                    : nullptr;
            return shown != nullptr && shown->level == Level::troop && shown->number == number;
        });
    };
    return std::any_of(sheet.columns.begin(), sheet.columns.end(), [&](const SheetColumn& other) {
        const Number* of_unit = number_of_units(other, ruleset);
        const auto summed = of_unit != nullptr ? summed_number(*of_unit) : std::nullopt;
        return summed && shows(*summed);
    });
}

// "cf mounted: Combat factor against mounted": the column's name, and those of its numbers where they say
// more.
std::string help_of(const SheetColumn& column, const Ruleset& ruleset) {
    std::vector<std::string> names;
    for (const SheetText& cell : column.cells)
        for (const TextTemplate::Piece& piece : cell.text.pieces)
            if (const auto* number = std::get_if<TextTemplate::NumberPlace>(&piece)) {
                const std::string& name = ruleset.numbers_of(number->level)[number->number].name;
                if (name != column.name && std::find(names.begin(), names.end(), name) == names.end())
                    names.push_back(name);
            }
    return names.empty() ? column.name : column.name + ": " + joined(names, ", ");
}

bool is_shown(const SheetColumn& column, GridUse use) {
    return use == GridUse::screen ? column.screen : column.page;
}

} // namespace

std::vector<GridColumn> grid_columns(const Ruleset& ruleset, GridUse use) {
    std::vector<GridColumn> columns;
    for (const SheetColumn& column : ruleset.sheet.columns) {
        if (!is_shown(column, use))
            continue;
        if (!column.chart) {
            const bool is_total =
                number_of_units(column, ruleset) != nullptr || is_price(column, ruleset.sheet, ruleset);
            columns.push_back({column.name, column.short_name, "", column.alignment, column.strong, is_total,
                               help_of(column, ruleset)});
            continue;
        }
        for (const std::string& name : ruleset.charts[*column.chart].columns)
            columns.push_back({name, name, column.name, Alignment::middle, column.strong, false,
                               column.name + ": " + name});
    }
    return columns;
}

std::vector<GridMark> marks_of(const Wording& wording, const Place& place) {
    std::vector<GridMark> marks;
    for (const SheetMark& mark : wording.ruleset().sheet.marks)
        if (mark.filter.level == place.level() && wording.holds(mark.filter.selection, place))
            marks.push_back({mark.sign, mark.name});
    return marks;
}

std::optional<std::size_t> counting_column(const Wording& wording) {
    constexpr int most_of_one = 2; // a vignette with a gun counts two
    const Ruleset& ruleset = wording.ruleset();
    std::size_t index = 0;
    for (const SheetColumn& column : ruleset.sheet.columns) {
        if (!is_shown(column, GridUse::screen))
            continue;
        const Number* of_unit = number_of_units(column, ruleset);
        const auto number = of_unit != nullptr ? summed_number(*of_unit) : std::nullopt;
        bool counts = number.has_value();
        for_each_place(wording.army(), [&](const Place& place) {
            if (!counts || place.level() != Level::troop)
                return;
            const Exact value = wording.report().number(place, *number);
            counts = value.known() && value.is_whole() && !(Exact(most_of_one) < value);
        });
        if (counts)
            return index;
        index += column.chart ? std::max<std::size_t>(1, ruleset.charts[*column.chart].columns.size()) : 1;
    }
    return std::nullopt;
}

GridRow grid_row(const Wording& wording, const Place& place, GridUse use) {
    GridRow row;
    row.place = place;
    row.level = place.level();
    row.name = element_name(place, wording.army(), wording.ruleset());
    if (row.level == Level::troop)
        row.count = troop_at(wording.army(), place).count;
    row.marks = marks_of(wording, place);
    for (const SheetColumn& column : wording.ruleset().sheet.columns) {
        if (!is_shown(column, use))
            continue;
        if (column.chart) {
            append_chart_cells(row.cells, wording, wording.ruleset().charts[*column.chart], place);
        } else {
            row.cells.push_back(cell_text(wording, column, place, use));
        }
    }
    return row;
}

Grid make_grid(const Wording& wording, GridUse use) {
    Grid grid{grid_columns(wording.ruleset(), use), {}};
    for_each_place(wording.army(),
                   [&](const Place& place) { grid.rows.push_back(grid_row(wording, place, use)); });
    return grid;
}

BandEntry verdict_of(const Report& report) {
    const std::size_t errors = report.count(Severity::error);
    const std::size_t queries = report.count(Severity::query);
    const std::size_t notes = report.count(Severity::note);
    std::string caption = errors == 1 ? translate("1 error") : translate_format("{} errors", errors);
    caption += " · " + (queries == 1 ? translate("1 query") : translate_format("{} queries", queries));
    if (notes != 0)
        caption += " · " + (notes == 1 ? translate("1 note") : translate_format("{} notes", notes));
    return {report.legal() ? translate("Legal") : translate("Not legal"), caption};
}

std::vector<BandEntry> totals_of(const Wording& wording) {
    const Place army;
    std::vector<BandEntry> entries;
    for (const SheetTotal& total : wording.ruleset().sheet.totals) {
        if (!wording.holds(total.filter.selection, army) || !wording.complete(total.value, army))
            continue;
        entries.push_back({wording.filled(total.value, army), wording.complete(total.caption, army)
                                                                  ? wording.filled(total.caption, army)
                                                                  : std::string()});
    }
    return entries;
}

} // namespace muster
