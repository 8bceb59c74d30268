// SPDX-License-Identifier: MIT
#include "sheet/grid.h"

#include "base/translation.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr const char* unknown_figure = "—";

// The first matching text whose figures are all known; "—" if some match but none is complete.
std::string cell_text(const Wording& wording, const SheetColumn& column, const Place& place, GridUse use) {
    bool matched = false;
    for (const SheetText& cell : column.cells) {
        if (cell.secret && use == GridUse::opponent)
            continue;
        if (cell.filter.level != place.level() || !wording.holds(cell.filter.selection, place))
            continue;
        if (wording.complete(cell.text, place))
            return wording.filled(cell.text, place);
        matched = true;
    }
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
            columns.push_back({column.name, column.short_name, "", column.alignment, column.strong});
            continue;
        }
        for (const std::string& name : ruleset.charts[*column.chart].columns)
            columns.push_back({name, name, column.name, Alignment::middle, column.strong});
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
