// SPDX-License-Identifier: MIT
// The rows of a table: their height, and the positions of their texts and boxes.
#include "sheet/detail/table_setter.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr double row_space = 0.28; // above and below a row's text, in sizes
constexpr double note_gap = 1;     // around a note, in points

} // namespace

FlowBlock TableSetter::head_block(const PageSetting& setting) const {
    const double size = TableColumns::head_size(setting);
    double height = 0;
    bool grouped = false;
    for (const TableColumn& column : columns_.all()) {
        height = std::max(
            height, columns_.text_height(columns_.heading_of(column, setting), {size, true}, column.width));
        grouped = grouped || !column.group.empty();
    }
    height += (grouped ? size * leading * 1.3 : 0) + setting.size * 0.4;
    FlowBlock block;
    block.height = height;
    block.space_above = setting.size * (setting.dense() ? 0.4 : 0.9);
    block.keeps_next = true;
    block.paint = [this, setting, height](cairo_t* context, double x, double y) {
        paint_head(context, setting, x, y, height);
    };
    return block;
}

void TableSetter::paint_head(cairo_t* context, const PageSetting& setting, double x, double y,
                             double height) const {
    const double size = TableColumns::head_size(setting);
    const std::vector<TableColumn>& columns = columns_.all();
    set_colour(context, black);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const TableColumn& column = columns[i];
        const std::string text = columns_.heading_of(column, setting);
        const TextStyle style{size, true, false, column.alignment};
        const double own = columns_.text_height(text, style, column.width);
        type_.draw(context, text, style, x + column.x, y + height - setting.size * 0.4 - own, column.width);
        if (column.group.empty() || (i > 0 && columns[i - 1].group == column.group))
            continue;
        std::size_t last = i;
        while (last + 1 < columns.size() && columns[last + 1].group == column.group)
            ++last;
        const double width = columns[last].x + columns[last].width - column.x;
        type_.draw_shortened(context, column.group, {size, true, false, Alignment::middle}, x + column.x, y,
                             width);
        draw_rule(context, x + column.x, y + size * leading * 1.05, width, 0.4, black);
    }
    draw_rule(context, x, y + height, setting.width, 0.9, black);
}

// The height of a row without its strips.
double TableSetter::words_height(const SheetRow& row, const PageSetting& setting) {
    double height = setting.size * leading;
    for (const TableColumn& column : columns_.all()) {
        if (column.part == TableColumn::Part::name) {
            const double width = name_width(row, column, setting);
            double own =
                columns_.text_height(painted_name(row), {setting.size, row.level != Level::troop}, width);
            if (!row.within.empty() && !within_beside(row, column, setting))
                own += columns_.text_height(row.within, {setting.small()}, column.width);
            height = std::max(height, own);
        } else if (column.part == TableColumn::Part::cell) {
            const double own =
                columns_.text_height(cell_of(row, column), {setting.size, column.strong}, column.width);
            most_lines_ =
                std::max(most_lines_, static_cast<std::int32_t>(std::lround(own / setting.size / leading)));
            height = std::max(height, own);
        }
    }
    return height;
}

// Below the name, over the room of the cells.
TableSetter::NoteSpot TableSetter::note_spot(const PageSetting& setting) const {
    for (const TableColumn& column : columns_.all())
        if (column.part == TableColumn::Part::name)
            return {column.x + setting.size, setting.width - column.x - setting.size};
    return {0, setting.width};
}

double TableSetter::note_height(const SheetRow& row, const PageSetting& setting) const {
    return row.note.empty()
               ? 0
               : type_.measure(row.note, {setting.small()}, note_spot(setting).width).height + note_gap;
}

FlowBlock TableSetter::row_block(const SheetRow& row, const PageSetting& setting) {
    const double words = words_height(row, setting);
    double height = words + note_height(row, setting) + 2 * row_space * setting.size * setting.space;
    if (!row.strips.empty()) {
        const StripSpot spot = strip_spot(row, setting);
        const double strips =
            BoxStrips(row.strips, setting, spot.width).height() + row_space * setting.size * setting.space;
        height = spot.beside ? std::max(height, strips + row_space * setting.size * setting.space)
                             : height + strips;
    }
    FlowBlock block;
    block.height = height;
    block.keeps_next = row.level == Level::body;
    block.paint = [this, setting, &row, height, words](cairo_t* context, double x, double y) {
        paint_row(context, setting, row, x, y, height);
        if (row.note.empty())
            return;
        const NoteSpot spot = note_spot(setting);
        set_colour(context, grey);
        type_.draw(context, row.note, {setting.small()}, x + spot.x,
                   y + row_space * setting.size * setting.space + words + note_gap / 2, spot.width);
    };
    return block;
}

// The gaps in a row: after the name, between cells, up to the end.
std::vector<TableSetter::StripSpot> TableSetter::free_spots(const SheetRow& row,
                                                            const PageSetting& setting) const {
    std::vector<StripSpot> spots;
    double begin = 0;
    const auto end_at = [&](double x) {
        if (x - begin > setting.size * 4)
            spots.push_back({true, begin, x - begin});
    };
    for (const TableColumn& column : columns_.all()) {
        const bool is_name = column.part == TableColumn::Part::name;
        if (!is_name && (column.part != TableColumn::Part::cell || cell_of(row, column).empty()))
            continue;
        end_at(column.x - columns_.gap(setting));
        begin = column.x + column.width + columns_.gap(setting);
        if (is_name && row.level == Level::unit &&
            column.x + type_.measure(painted_name(row), {setting.size, true}).width < columns_.strip_tab())
            begin = columns_.strip_tab();
    }
    end_at(setting.width);
    return spots;
}

TableSetter::StripSpot TableSetter::strip_spot(const SheetRow& row, const PageSetting& setting) const {
    const double indent = setting.size * 2;
    const StripSpot below{false, indent, setting.width - indent};
    if (!table_.box_columns.empty() || !row.note.empty())
        return below;
    const double height = BoxStrips(row.strips, setting, below.width).height();
    // From the right, where similar rows have their room.
    const std::vector<StripSpot> spots = free_spots(row, setting);
    const auto spot = std::find_if(spots.rbegin(), spots.rend(), [&](const StripSpot& each) {
        return BoxStrips(row.strips, setting, each.width).height() <= height + 1;
    });
    return spot == spots.rend() ? below : *spot;
}

void TableSetter::paint_strips(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x,
                               double y, double height) const {
    const StripSpot spot = strip_spot(row, setting);
    const BoxStrips strips(row.strips, setting, spot.width);
    const bool one_line = spot.beside && setting.dense() && strips.height() < setting.size * 1.5;
    const double top = one_line ? y + (height - strips.side()) / 2
                       : spot.beside
                           ? y + row_space * setting.size * setting.space * 1.6
                           : y + height - strips.height() - row_space * setting.size * setting.space * 0.5;
    strips.paint(context, type_, x + spot.x, top);
}

double TableSetter::name_width(const SheetRow& row, const TableColumn& column,
                               const PageSetting& setting) const {
    if (row.level != Level::body)
        return column.width;
    for (const TableColumn& other : columns_.all())
        if (other.x > column.x && other.part == TableColumn::Part::cell && !cell_of(row, other).empty())
            return other.x - column.x - columns_.gap(setting);
    return setting.width - column.x;
}

std::optional<double> TableSetter::within_beside(const SheetRow& row, const TableColumn& column,
                                                 const PageSetting& setting) const {
    const TextStyle style{setting.size, row.level != Level::troop};
    const double name = setting.type.measure(painted_name(row), style).width + rounding;
    const double begin = name + setting.size * 0.8;
    const double room = column.width - begin;
    if (room < setting.type.measure(row.within, {setting.small()}).width)
        return std::nullopt;
    return begin;
}

void TableSetter::paint_name(cairo_t* context, const PageSetting& setting, const SheetRow& row,
                             const TableColumn& column, double x, double y) const {
    double width = name_width(row, column, setting);
    const std::string name = painted_name(row);
    const TextStyle style{setting.size, row.level != Level::troop};
    if (!row.within.empty()) {
        const TextStyle small{setting.small()};
        set_colour(context, grey);
        if (const auto beside = within_beside(row, column, setting)) {
            width = *beside;
            type_.draw(context, row.within, small, x + column.x + *beside,
                       y + (setting.size - setting.small()) * leading * 0.8);
        } else {
            type_.draw(context, row.within, small, x + column.x, y + type_.measure(name, style, width).height,
                       column.width);
        }
    }
    set_colour(context, black);
    type_.draw(context, name, style, x + column.x, y, width);
}

void TableSetter::paint_row(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x,
                            double y, double height) const {
    if (row.level == Level::body) {
        cairo_rectangle(context, x, y, setting.width, height);
        set_colour(context, pale);
        cairo_fill(context);
    }
    const double top = y + row_space * setting.size * setting.space;
    for (const TableColumn& column : columns_.all()) {
        set_colour(context, black);
        if (column.part == TableColumn::Part::number && row.number != 0) {
            set_colour(context, grey);
            type_.draw(context, fmt::format("{}", row.number),
                       {setting.small(), false, false, Alignment::end}, x + column.x,
                       top + setting.size * 0.1, column.width);
        } else if (column.part == TableColumn::Part::name) {
            paint_name(context, setting, row, column, x, top);
        } else if (column.part == TableColumn::Part::boxes && column.index < row.boxes.size()) {
            draw_boxes(context, row.boxes[column.index], setting.size * box_side, x + column.x,
                       top + setting.size * 0.18);
        } else if (column.part == TableColumn::Part::cell) {
            const TextStyle style{setting.size, column.strong, false, column.alignment};
            type_.draw(context, cell_of(row, column), style, x + column.x, top, column.width);
        }
    }
    if (!row.strips.empty())
        paint_strips(context, setting, row, x, y, height);
    draw_rule(context, x, y + height, setting.width, row.level == Level::body ? 0.6 : 0.3,
              row.level == Level::body ? grey : hairline_grey);
}

} // namespace muster
