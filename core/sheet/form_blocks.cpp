// SPDX-License-Identifier: MIT
// Forms: tables to write in, with rows high enough for a hand.
#include "sheet/detail/page_sections.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr double hand = 17; // points, for a line of handwriting
constexpr double inset = 3; // between an edge and the text

// One row of a form, its heading included.
FlowBlock form_row(const PageSetting& setting, const WritingForm& form, const std::vector<std::string>& cells,
                   const TextStyle& style, double least) {
    FlowBlock block;
    block.height = least;
    for (std::size_t i = 0; i < form.columns.size(); ++i) {
        const double room = form.columns[i].share * setting.width - 2 * inset;
        block.height = std::max(block.height, setting.type.measure(cells[i], style, room).height + inset);
    }
    block.paint = [&form, &type = setting.type, cells, style, width = setting.width,
                   height = block.height](cairo_t* context, double x, double y) {
        double left = x;
        for (std::size_t i = 0; i < form.columns.size(); ++i) {
            const double wide = form.columns[i].share * width;
            set_colour(context, black);
            const double own = type.measure(cells[i], style, wide - 2 * inset).height;
            type.draw(context, cells[i], style, left + inset, y + (height - own) / 2, wide - 2 * inset);
            if (i > 0) {
                set_colour(context, hairline_grey);
                cairo_set_line_width(context, 0.4);
                cairo_move_to(context, left, y);
                cairo_line_to(context, left, y + height);
                cairo_stroke(context);
            }
            left += wide;
        }
        draw_rule(context, x, y + height, width, style.strong ? 0.9 : 0.4,
                  style.strong ? black : hairline_grey);
    };
    return block;
}

} // namespace

void append_forms(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    for (const WritingForm& form : sheet.forms) {
        if (form.name != sheet.kind_name) // which stands in the title
            blocks.push_back(section_heading(setting, form.name));
        std::vector<std::string> names;
        for (const WritingForm::Column& column : form.columns)
            names.push_back(column.name);
        const std::size_t head = blocks.size();
        blocks.push_back(form_row(setting, form, names, {setting.small(), true}, 0));
        blocks.back().keeps_next = true;
        blocks.back().space_above = setting.size * 0.5;
        for (const std::vector<std::string>& cells : form.rows) {
            blocks.push_back(form_row(setting, form, cells, {setting.size}, hand));
            blocks.back().repeated = {head};
        }
    }
}

} // namespace muster
