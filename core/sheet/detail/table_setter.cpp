// SPDX-License-Identifier: MIT
#include "sheet/detail/table_setter.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr double widest_least = 9;   // text sizes; a longer word is broken
constexpr double widest_wanted = 24; // text sizes; names get more only if there is room left
constexpr double measured_size = 8;  // near the sizes in use
constexpr double head_share = 0.9;   // size of the heading, as a share of the table's
constexpr double wide_gap = 0.75;    // between columns, in sizes
constexpr double narrow_gap = 0.5;
constexpr double enough = 0.6;         // of the width that columns of words would like to have
constexpr double most_together = 0.4;  // of a page; a larger unit may be broken after any row
constexpr std::int32_t many_lines = 2; // in a cell; more are hard to read

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

TableSetter::TableSetter(const SheetTable& table, const Typesetter& type) : table_(table), type_(type) {
    add_columns();
    measure_cells();
}

void TableSetter::add_columns() {
    if (table_.numbered)
        columns_.push_back({Part::number, 0, "", "", "", Alignment::end});
    columns_.push_back({Part::name, 0, table_.name_heading, table_.name_heading, ""});
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        const GridColumn& from = table_.columns[i];
        if (is_blank_column(table_, i))
            continue;
        columns_.push_back(
            {Part::cell, i, from.name, from.short_name, from.group, from.alignment, from.strong});
    }
    for (std::size_t i = 0; i < table_.box_columns.size(); ++i)
        columns_.push_back({Part::boxes, i, table_.box_columns[i], table_.box_columns[i], ""});
}

const std::string& TableSetter::cell_of(const SheetRow& row, const Column& column) const {
    return row.cells[column.index];
}

TableSetter::Widths TableSetter::widths_of(const std::string& text, bool strong) {
    const auto [place, is_new] = known_[strong ? 1 : 0].try_emplace(text);
    if (is_new) {
        const TextStyle style{measured_size, strong};
        place->second.natural = type_.measure(text, style).width / measured_size;
        place->second.least = std::min(widest_least, type_.widest_word(text, style) / measured_size);
    }
    return place->second;
}

void TableSetter::widen(Column& column, const std::string& text, bool strong, double factor) {
    if (text.empty())
        return;
    const Widths widths = widths_of(text, strong);
    column.natural = std::max(column.natural, widths.natural * factor);
    column.least = std::max(column.least, widths.least * factor);
}

void TableSetter::measure_cells() {
    for (Column& column : columns_) {
        column.heading_least =
            std::min(widths_of(column.heading, true).least, widths_of(column.short_heading, true).least);
        for (const SheetRow& row : table_.rows) {
            switch (column.part) {
            case Part::number: widen(column, fmt::format("{}", row.number), false, 1); break;
            case Part::name:
                // A body's name may extend over the whole row.
                if (row.level == Level::body)
                    break;
                widen(column, shown_name(row), row.level == Level::unit, 1);
                widen(column, row.within, false, 1);
                break;
            case Part::cell: widen(column, cell_of(row, column), column.strong, 1); break;
            case Part::boxes:
                if (column.index < row.boxes.size())
                    column.least = column.natural =
                        std::max(column.natural, boxes_width(row.boxes[column.index], box_side));
                break;
            }
        }
        if (column.part == Part::name)
            column.least = std::max(column.least, 6.0);
    }
}

double TableSetter::head_size(const PageSetting& setting) {
    return std::max(PageSetting::smallest, setting.size * head_share);
}

double TableSetter::least_width(const Column& column, const PageSetting& setting) {
    return std::max(column.least * setting.size, column.heading_least * head_size(setting)) + rounding;
}

bool TableSetter::fits(const PageSetting& setting) const {
    const double gap = narrow_gap * setting.size;
    double least = 0;
    for (const Column& column : columns_)
        least += least_width(column, setting) + gap;
    return least - gap <= setting.width;
}

// Narrow columns get their natural width while there is room; the others share the rest.
void TableSetter::set_widths(const PageSetting& setting) {
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
        for (const Column& column : columns_)
            wanted += wanted_more(column, setting);
        if (used + wanted * enough <= whole)
            break;
    }
    const double room = whole - used;
    double x = 0;
    for (Column& column : columns_) {
        if (room < 0) {
            column.width *= whole / used; // words have to be broken
        } else if (wanted > 0) {
            column.width += wanted_more(column, setting) * std::min(1.0, room / wanted);
        }
        // The names get the rest.
        if (column.part == Part::name && room > wanted)
            column.width += room - wanted;
        column.x = x;
        x += column.width + gap(setting);
    }
    set_strip_tab(setting);
}

// Right of the longest name with boxes beside it, so that the boxes of all rows are aligned.
void TableSetter::set_strip_tab(const PageSetting& setting) {
    const auto name = std::find_if(columns_.begin(), columns_.end(),
                                   [](const Column& column) { return column.part == Part::name; });
    double widest = 0;
    for (const SheetRow& row : table_.rows)
        if (row.level == Level::unit && !row.strips.empty())
            widest = std::max(widest, widths_of(shown_name(row), true).natural * setting.size);
    strip_tab_ = name->x + std::min(widest + rounding, name->width) + gap(setting);
}

// Each column's least width, or its natural one if that is below `narrow` text sizes. Returns their sum.
double TableSetter::begin_widths(const PageSetting& setting, double narrow) {
    double used = 0;
    for (Column& column : columns_) {
        column.width = least_width(column, setting);
        if (column.natural <= narrow)
            column.width = std::max(column.width, column.natural * setting.size + rounding);
        used += column.width;
    }
    return used;
}

double TableSetter::wanted_more(const Column& column, const PageSetting& setting) {
    // A very long name must not starve the other columns.
    return std::max(0.0, std::min(column.natural, widest_wanted) * setting.size + rounding - column.width);
}

double TableSetter::text_height(const std::string& text, const TextStyle& style, double width,
                                const Typesetter& type) const {
    if (text.empty())
        return 0;
    const auto& known = known_[style.strong ? 1 : 0];
    const auto found = known.find(text);
    if (found != known.end() && found->second.natural * style.size + rounding / 2 <= width &&
        text.find('\n') == std::string::npos)
        return style.size * leading;
    return type.measure(text, style, width).height;
}

std::string TableSetter::heading_of(const Column& column, const PageSetting& setting) const {
    const auto found = known_[1].find(column.heading);
    const bool roomy = found != known_[1].end() && found->second.least * head_size(setting) <= column.width;
    return roomy ? column.heading : column.short_heading;
}

void TableSetter::append_blocks(std::vector<FlowBlock>& blocks, const PageSetting& setting) {
    if (table_.rows.empty())
        return;
    set_widths(setting);
    most_lines_ = 0;
    const std::size_t head = blocks.size();
    blocks.push_back(head_block(setting));
    std::size_t body = head;
    for (const SheetRow& row : table_.rows) {
        FlowBlock block = row_block(row, setting);
        block.repeated = {head};
        if (row.level == Level::body) {
            body = blocks.size();
        } else if (body != head) {
            block.repeated.push_back(body);
        }
        blocks.push_back(std::move(block));
    }
    for (std::size_t row = 0; row < table_.rows.size();)
        row = keep_together(blocks, head + 1, row, setting);
}

// Keeps the rows of a unit on one page. Returns the row where the next unit or body begins.
std::size_t TableSetter::keep_together(std::vector<FlowBlock>& blocks, std::size_t first_block,
                                       std::size_t row, const PageSetting& setting) const {
    std::size_t end = row + 1;
    double height = blocks[first_block + row].height;
    while (end < table_.rows.size() && table_.rows[end].level == Level::troop &&
           !table_.rows[end].begins_unit)
        height += blocks[first_block + end++].height;
    const bool fits = height <= setting.height * most_together;
    for (std::size_t i = row; i + 1 < end; ++i)
        blocks[first_block + i].keeps_next =
            fits || table_.rows[i].level != Level::troop; // the unit's own row is never left alone
    return end;
}

bool TableSetter::crowded() const {
    return most_lines_ > many_lines;
}

} // namespace muster
