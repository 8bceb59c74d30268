// SPDX-License-Identifier: MIT
#include "sheet/detail/table_columns.h"

#include "sheet/detail/box_strips.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace muster {

namespace {

constexpr double widest_least = 9;   // text sizes; a longer word is broken
constexpr double widest_wanted = 24; // text sizes; names get more only if there is room left
constexpr double measured_size = 8;  // near the sizes in use
constexpr double head_share = 0.9;   // size of the heading, as a share of the table's
constexpr double wide_gap = 0.75;    // between columns, in sizes
constexpr double narrow_gap = 0.5;
constexpr std::string_view no_break_space = "\u00A0";
constexpr double enough = 0.6; // of the width that columns of words would like to have

bool is_blank_column(const SheetTable& table, std::size_t index) {
    return std::all_of(table.rows.begin(), table.rows.end(),
                       [&](const SheetRow& row) { return row.cells[index].empty(); });
}

} // namespace

std::string shown_name(const SheetRow& row) {
    std::string text;
    for (const GridMark& mark : row.marks)
        text += mark.sign + " ";
    if (row.count > 1)
        text += fmt::format("{} × ", row.count);
    return text + row.name;
}

std::string painted_name(const SheetRow& row) {
    std::string text = shown_name(row);
    for (std::size_t at = 0, mark = 0; mark < row.marks.size(); ++mark) {
        at = text.find(' ', at);
        text.replace(at, 1, no_break_space);
        at += no_break_space.size();
    }
    return text;
}

TableColumns::TableColumns(const SheetTable& table, const Typesetter& type) : table_(table), type_(type) {
    add_columns();
    measure_cells();
}

void TableColumns::add_columns() {
    if (table_.numbered)
        columns_.push_back({TableColumn::Part::number, 0, "", "", "", Alignment::end});
    columns_.push_back({TableColumn::Part::name, 0, table_.name_heading, table_.name_heading, ""});
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        const GridColumn& from = table_.columns[i];
        if (is_blank_column(table_, i))
            continue;
        columns_.push_back({TableColumn::Part::cell, i, from.name, from.short_name, from.group,
                            from.alignment, from.strong});
    }
    for (std::size_t i = 0; i < table_.box_columns.size(); ++i)
        columns_.push_back({TableColumn::Part::boxes, i, table_.box_columns[i], table_.box_columns[i], ""});
}

TableColumns::Widths TableColumns::widths_of(const std::string& text, bool strong) {
    const auto [place, is_new] = known_[strong ? 1 : 0].try_emplace(text);
    if (is_new) {
        const TextStyle style{measured_size, strong};
        place->second.natural = type_.measure(text, style).width / measured_size;
        place->second.least = std::min(widest_least, type_.widest_word(text, style) / measured_size);
    }
    return place->second;
}

void TableColumns::widen(TableColumn& column, const std::string& text, bool strong) {
    if (text.empty())
        return;
    const Widths widths = widths_of(text, strong);
    column.natural = std::max(column.natural, widths.natural);
    column.least = std::max(column.least, widths.least);
}

void TableColumns::measure_cells() {
    for (TableColumn& column : columns_) {
        column.heading_least =
            std::min(widths_of(column.heading, true).least, widths_of(column.short_heading, true).least);
        for (const SheetRow& row : table_.rows) {
            switch (column.part) {
            case TableColumn::Part::number: widen(column, fmt::format("{}", row.number), false); break;
            case TableColumn::Part::name:
                // A body's name may extend over the whole row.
                if (row.level == Level::body)
                    break;
                widen(column, painted_name(row), row.level == Level::unit);
                widen(column, row.within, false);
                break;
            case TableColumn::Part::cell: widen(column, cell_of(row, column), column.strong); break;
            case TableColumn::Part::boxes:
                if (column.index < row.boxes.size())
                    column.least = column.natural =
                        std::max(column.natural, boxes_width(row.boxes[column.index], box_side));
                break;
            }
        }
        if (column.part == TableColumn::Part::name)
            column.least = std::max(column.least, 6.0);
    }
}

double TableColumns::head_size(const PageSetting& setting) {
    return std::max(PageSetting::smallest, setting.size * head_share);
}

double TableColumns::least_width(const TableColumn& column, const PageSetting& setting) {
    return std::max(column.least * setting.size, column.heading_least * head_size(setting)) + rounding;
}

bool TableColumns::fit(const PageSetting& setting) const {
    const double gap = narrow_gap * setting.size;
    double least = 0;
    for (const TableColumn& column : columns_)
        least += least_width(column, setting) + gap;
    return least - gap <= setting.width;
}

// Narrow columns get their natural width while there is room; the others share the rest.
void TableColumns::lay_out(const PageSetting& setting) {
    double whole = 0;
    double used = 0;
    double wanted = 0;
    // The columns move closer together if words would be broken otherwise.
    for (const double share : {wide_gap, narrow_gap}) {
        gap_share_ = share;
        whole = setting.width - gap(setting) * static_cast<double>(columns_.size() - 1);
        used = begin_widths(setting, 5);
        if (used > whole)
            used = begin_widths(setting, 0);
        wanted = 0;
        for (const TableColumn& column : columns_)
            wanted += wanted_more(column, setting);
        if (used + wanted * enough <= whole)
            break;
    }
    const double room = whole - used;
    double x = 0;
    for (TableColumn& column : columns_) {
        if (room < 0) {
            column.width *= whole / used; // words have to be broken
        } else if (wanted > 0) {
            column.width += wanted_more(column, setting) * std::min(1.0, room / wanted);
        }
        // The names get the rest.
        if (column.part == TableColumn::Part::name && room > wanted)
            column.width += room - wanted;
        column.x = x;
        x += column.width + gap(setting);
    }
    set_strip_tab(setting);
}

// Right of the longest name with boxes beside it, so that the boxes of all rows are aligned.
void TableColumns::set_strip_tab(const PageSetting& setting) {
    const auto name = std::find_if(columns_.begin(), columns_.end(), [](const TableColumn& column) {
        return column.part == TableColumn::Part::name;
    });
    double widest = 0;
    for (const SheetRow& row : table_.rows)
        if (row.level == Level::unit && !row.strips.empty())
            widest = std::max(widest, widths_of(painted_name(row), true).natural * setting.size);
    strip_tab_ = name->x + std::min(widest + rounding, name->width) + gap(setting);
}

// Each column's least width, or its natural one if that is below `narrow` text sizes. Returns their sum.
double TableColumns::begin_widths(const PageSetting& setting, double narrow) {
    double used = 0;
    for (TableColumn& column : columns_) {
        column.width = least_width(column, setting);
        if (column.natural <= narrow)
            column.width = std::max(column.width, column.natural * setting.size + rounding);
        used += column.width;
    }
    return used;
}

double TableColumns::wanted_more(const TableColumn& column, const PageSetting& setting) {
    // A very long name must not starve the other columns.
    return std::max(0.0, std::min(column.natural, widest_wanted) * setting.size + rounding - column.width);
}

double TableColumns::text_height(const std::string& text, const TextStyle& style, double width) const {
    if (text.empty())
        return 0;
    const auto& known = known_[style.strong ? 1 : 0];
    const auto found = known.find(text);
    if (found != known.end() && found->second.natural * style.size + rounding / 2 <= width &&
        text.find('\n') == std::string::npos)
        return style.size * leading;
    return type_.measure(text, style, width).height;
}

std::string TableColumns::heading_of(const TableColumn& column, const PageSetting& setting) const {
    const auto found = known_[1].find(column.heading);
    const bool roomy = found != known_[1].end() && found->second.least * head_size(setting) <= column.width;
    return roomy ? column.heading : column.short_heading;
}

} // namespace muster
