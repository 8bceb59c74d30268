// SPDX-License-Identifier: MIT
#include "sheet/table_setter.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr double widest_least = 9;   // a longer word is broken after so many sizes
constexpr double widest_wanted = 24; // sizes; more goes to names only if it is left over
constexpr double measured_size = 8;  // near those that are used
constexpr double head_share = 0.9;   // of the heading's text in the table's
constexpr double row_space = 0.28;   // above and below a row's text, in sizes
constexpr double box_side = 0.85;    // of boxes in columns, in sizes
constexpr double rounding = 0.6;     // points that keep a word from being broken in a column of its width
constexpr double wide_gap = 0.75;    // between columns, in sizes
constexpr double narrow_gap = 0.5;
constexpr double enough = 0.6;   // of what columns of words would like to have
constexpr double leading = 1.22; // a line of text, in its size

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
                // A body's name may spread over the whole row.
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

// Narrow columns get what they would like to have while there is room; the others share what is left.
void TableSetter::set_widths(const PageSetting& setting) {
    double whole = 0;
    double used = 0;
    double wanted = 0;
    // The columns stand closer together where words have to be broken otherwise.
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
        // What is still left goes to the names.
        if (column.part == Part::name && room > wanted)
            column.width += room - wanted;
        column.x = x;
        x += column.width + gap(setting);
    }
}

// Each column's least width, or its natural one if that is below `narrow` sizes. Tells their sum.
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

FlowBlock TableSetter::head_block(const PageSetting& setting) const {
    const double size = head_size(setting);
    double height = 0;
    bool grouped = false;
    for (const Column& column : columns_) {
        height = std::max(height,
                          text_height(heading_of(column, setting), {size, true}, column.width, setting.type));
        grouped = grouped || !column.group.empty();
    }
    height += (grouped ? size * leading * 1.3 : 0) + setting.size * 0.4;
    FlowBlock block;
    block.height = height;
    block.space_above = setting.size * 0.9;
    block.keeps_next = true;
    block.paint = [this, setting, height](cairo_t* context, double x, double y) {
        paint_head(context, setting, x, y, height);
    };
    return block;
}

void TableSetter::paint_head(cairo_t* context, const PageSetting& setting, double x, double y,
                             double height) const {
    const double size = head_size(setting);
    set_colour(context, black);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const Column& column = columns_[i];
        const std::string text = heading_of(column, setting);
        const TextStyle style{size, true, false, column.alignment};
        const double own = text_height(text, style, column.width, setting.type);
        type_.draw(context, text, style, x + column.x, y + height - setting.size * 0.4 - own, column.width);
        if (column.group.empty() || (i > 0 && columns_[i - 1].group == column.group))
            continue;
        std::size_t last = i;
        while (last + 1 < columns_.size() && columns_[last + 1].group == column.group)
            ++last;
        const double width = columns_[last].x + columns_[last].width - column.x;
        type_.draw_shortened(context, column.group, {size, true, false, Alignment::middle}, x + column.x, y,
                             width);
        draw_rule(context, x + column.x, y + size * leading * 1.05, width, 0.4, black);
    }
    draw_rule(context, x, y + height, setting.width, 0.9, black);
}

FlowBlock TableSetter::row_block(const SheetRow& row, const PageSetting& setting) const {
    double height = setting.size * leading;
    for (const Column& column : columns_) {
        if (column.part == Part::name) {
            const double width = name_width(row, column, setting);
            double own =
                text_height(shown_name(row), {setting.size, row.level != Level::troop}, width, setting.type);
            if (!row.within.empty())
                own += text_height(row.within, {setting.small()}, column.width, setting.type);
            height = std::max(height, own);
        } else if (column.part == Part::cell) {
            height = std::max(height, text_height(cell_of(row, column), {setting.size, column.strong},
                                                  column.width, setting.type));
        }
    }
    height += 2 * row_space * setting.size * setting.space;
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
    block.paint = [this, setting, &row, height](cairo_t* context, double x, double y) {
        paint_row(context, setting, row, x, y, height);
    };
    return block;
}

TableSetter::StripSpot TableSetter::strip_spot(const SheetRow& row, const PageSetting& setting) const {
    const double indent = setting.size * 2;
    const StripSpot below{false, indent, setting.width - indent};
    std::size_t last = 0;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const Column& column = columns_[i];
        const bool filled =
            column.part == Part::name || (column.part == Part::cell && !cell_of(row, column).empty());
        if (filled)
            last = i;
        if (column.part == Part::boxes)
            return below;
    }
    if (last + 1 >= columns_.size())
        return below;
    const double x = columns_[last + 1].x;
    const StripSpot beside{true, x, setting.width - x};
    const double beside_height = BoxStrips(row.strips, setting, beside.width).height();
    const double below_height = BoxStrips(row.strips, setting, below.width).height();
    return beside_height <= below_height + 1 && beside.width > setting.width / 3 ? beside : below;
}

void TableSetter::paint_strips(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x,
                               double y, double height) const {
    const StripSpot spot = strip_spot(row, setting);
    const BoxStrips strips(row.strips, setting, spot.width);
    const double top = spot.beside
                           ? y + row_space * setting.size * setting.space * 1.6
                           : y + height - strips.height() - row_space * setting.size * setting.space * 0.5;
    strips.paint(context, type_, x + spot.x, top);
}

double TableSetter::name_width(const SheetRow& row, const Column& column, const PageSetting& setting) const {
    if (row.level != Level::body)
        return column.width;
    for (const Column& other : columns_)
        if (other.x > column.x && other.part == Part::cell && !cell_of(row, other).empty())
            return other.x - column.x - gap(setting);
    return setting.width - column.x;
}

void TableSetter::paint_name(cairo_t* context, const PageSetting& setting, const SheetRow& row,
                             const Column& column, double x, double y) const {
    const double width = name_width(row, column, setting);
    set_colour(context, black);
    const std::string name = shown_name(row);
    const TextStyle style{setting.size, row.level != Level::troop};
    type_.draw(context, name, style, x + column.x, y, width);
    if (row.within.empty())
        return;
    set_colour(context, grey);
    type_.draw(context, row.within, {setting.small()}, x + column.x,
               y + type_.measure(name, style, width).height, column.width);
}

void TableSetter::paint_row(cairo_t* context, const PageSetting& setting, const SheetRow& row, double x,
                            double y, double height) const {
    if (row.level == Level::body) {
        cairo_rectangle(context, x, y, setting.width, height);
        set_colour(context, pale);
        cairo_fill(context);
    }
    const double top = y + row_space * setting.size * setting.space;
    for (const Column& column : columns_) {
        set_colour(context, black);
        if (column.part == Part::number && row.number != 0) {
            set_colour(context, grey);
            type_.draw(context, fmt::format("{}", row.number),
                       {setting.small(), false, false, Alignment::end}, x + column.x,
                       top + setting.size * 0.1, column.width);
        } else if (column.part == Part::name) {
            paint_name(context, setting, row, column, x, top);
        } else if (column.part == Part::boxes && column.index < row.boxes.size()) {
            draw_boxes(context, row.boxes[column.index], setting.size * box_side, x + column.x,
                       top + setting.size * 0.18);
        } else if (column.part == Part::cell) {
            const TextStyle style{setting.size, column.strong, false, column.alignment};
            type_.draw(context, cell_of(row, column), style, x + column.x, top, column.width);
        }
    }
    if (!row.strips.empty())
        paint_strips(context, setting, row, x, y, height);
    draw_rule(context, x, y + height, setting.width, row.level == Level::body ? 0.6 : 0.3,
              row.level == Level::body ? grey : hairline_grey);
}

void TableSetter::append_blocks(std::vector<FlowBlock>& blocks, const PageSetting& setting) {
    if (table_.rows.empty())
        return;
    set_widths(setting);
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
}

} // namespace muster
