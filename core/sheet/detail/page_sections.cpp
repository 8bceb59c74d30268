// SPDX-License-Identifier: MIT
#include "sheet/detail/page_sections.h"

#include "base/text.h"
#include "base/translation.h"
#include "sheet/detail/page_columns.h"
#include "sheet/line_painter.h"
#include "sheet/qr_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr double qr_length = 46;
constexpr double title_size = 18;
constexpr double about_width = 135; // player, event, date
constexpr double title_gap = 12;
constexpr double value_size = 12.5; // of the band
constexpr double dense_value_size = 11;
constexpr double caption_size = 7.5;
constexpr double entry_space = 8;      // between its entries
constexpr double most_of_a_page = 0.3; // for the line of battle

struct TitleWords {
    std::string title;
    std::string below;
    SheetAbout about;
};

TitleWords title_words(const SheetModel& sheet) {
    std::vector<std::string> parts;
    if (!sheet.kind_name.empty())
        parts.push_back(sheet.kind_name);
    parts.push_back(sheet.ruleset);
    parts.insert(parts.end(), sheet.headings.begin(), sheet.headings.end());
    return {sheet.title, joined(parts, " · "), about_of(sheet)};
}

// Player, event and date below each other, with a line to write on where one is not given. Paints if there is
// a context. Returns the height.
double set_about(cairo_t* context, const Typesetter& type, const TitleWords& words, double x, double y) {
    const TextStyle style{8};
    const double top = y;
    for (const auto& [label, text] : words.about) {
        const double used = type.measure(label, style).width + 4;
        const double height = type.measure(text.empty() ? "X" : text, style, about_width - used).height;
        if (context != nullptr) {
            set_colour(context, grey);
            type.draw(context, label, style, x, y);
            set_colour(context, black);
            if (text.empty()) {
                draw_rule(context, x + used, y + style.size * 1.15, about_width - used, 0.5, grey);
            } else {
                type.draw(context, text, style, x + used, y, about_width - used);
            }
        }
        y += height + style.size * 0.65;
    }
    return y - top;
}

} // namespace

bool notes_stand_with_charts(const SheetModel& sheet) {
    constexpr std::size_t short_notes = 300;
    return !sheet.charts.empty() && !sheet.notes.empty() && sheet.notes.size() < short_notes;
}

FlowBlock paragraph(const PageSetting& setting, const std::string& text, const TextStyle& style,
                    const Colour& colour, double indent) {
    FlowBlock block;
    const double width = setting.width - indent;
    block.height = setting.type.measure(text, style, width).height;
    block.space_above = style.size * 0.25;
    block.paint = [&type = setting.type, text, style, colour, width, indent](cairo_t* context, double x,
                                                                             double y) {
        set_colour(context, colour);
        type.draw(context, text, style, x + indent, y, width);
    };
    return block;
}

FlowBlock section_heading(const PageSetting& setting, const std::string& text) {
    const TextStyle style{setting.size, true};
    const double height = setting.type.measure(text, style, setting.width).height + 2;
    FlowBlock block;
    block.height = height + 3;
    block.space_above = setting.size * 1.1 * setting.space;
    block.keeps_next = true;
    block.paint = [&type = setting.type, text, style, height, width = setting.width](cairo_t* context,
                                                                                     double x, double y) {
        set_colour(context, black);
        type.draw(context, text, style, x, y, width);
        draw_rule(context, x, y + height, width, 0.6, black);
    };
    return block;
}

void append_title(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    const TitleWords words = title_words(sheet);
    const double width = setting.width - qr_length - about_width - 2 * title_gap;
    TextStyle style{title_size, true};
    while (style.size > 10 && setting.type.measure(words.title, style, width).height > title_size * 2.6)
        style.size -= 1;
    const double title = setting.type.measure(words.title, style, width).height;
    const double below = setting.type.measure(words.below, {8.5}, width).height;
    FlowBlock block;
    block.height =
        std::max({qr_length, title + below + 2, set_about(nullptr, setting.type, words, 0, 0)}) + 4;
    block.keeps_next = true;
    block.paint = [&setting_type = setting.type, words, style, width, title, height = block.height,
                   all = setting.width,
                   qr = QrCode(sheet.fingerprint)](cairo_t* context, double x, double y) {
        set_colour(context, black);
        setting_type.draw(context, words.title, style, x, y, width);
        set_colour(context, grey);
        setting_type.draw(context, words.below, {8.5}, x, y + title + 2, width);
        set_about(context, setting_type, words, x + width + title_gap, y + 2);
        set_colour(context, black);
        qr.paint(context, x + all - qr_length + 5, y - 3, qr_length);
        draw_rule(context, x, y + height, all, 2, black);
    };
    blocks.push_back(std::move(block));
}

void append_band(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (sheet.band.empty())
        return;
    const double width = setting.width / static_cast<double>(sheet.band.size());
    const TextStyle strong{setting.dense() ? dense_value_size : value_size, true};
    double value_height = 0;
    double caption_height = 0;
    for (const BandEntry& entry : sheet.band) {
        value_height =
            std::max(value_height, setting.type.measure(entry.value, strong, width - entry_space).height);
        caption_height = std::max(
            caption_height, setting.type.measure(entry.caption, {caption_size}, width - entry_space).height);
    }
    FlowBlock block;
    const double inside = setting.dense() ? 2 : 4; // above and below
    block.height = value_height + caption_height + 2 * inside + 2;
    block.paint = [&sheet, &type = setting.type, width, strong, inside, value_height, height = block.height,
                   all = setting.width](cairo_t* context, double x, double y) {
        for (std::size_t i = 0; i < sheet.band.size(); ++i) {
            const double left = x + width * static_cast<double>(i) + (i == 0 ? 0 : entry_space);
            set_colour(context, black);
            type.draw(context, sheet.band[i].value, strong, left, y + inside, width - entry_space);
            set_colour(context, grey);
            type.draw(context, sheet.band[i].caption, {caption_size}, left, y + inside + value_height,
                      width - entry_space);
            if (i != 0) {
                set_colour(context, hairline_grey);
                cairo_set_line_width(context, 0.6);
                cairo_move_to(context, left - entry_space, y + 4);
                cairo_line_to(context, left - entry_space, y + height - 4);
                cairo_stroke(context);
            }
        }
        draw_rule(context, x, y + height, all, 0.6, black);
    };
    blocks.push_back(std::move(block));
}

void append_legend(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    std::vector<std::string> parts;
    for (const GridMark& mark : sheet.legend)
        parts.push_back(mark.sign + " " + mark.name);
    parts.insert(parts.end(), sheet.remarks.begin(), sheet.remarks.end());
    if (!parts.empty())
        blocks.push_back(paragraph(setting, joined(parts, "   "), {setting.small()}, grey));
}

void append_line(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (!sheet.line || sheet.line->boxes.empty())
        return;
    blocks.push_back(section_heading(setting, sheet.line->caption));
    const double wanted = LinePainter::height_for(*sheet.line, setting.width, 8);
    FlowBlock block;
    const double usual = setting.height * (setting.space < 0.6 ? 0.095 : 0.2);
    block.height = std::min({wanted, usual + setting.spare, setting.height * most_of_a_page});
    block.paint = [&line = *sheet.line, &type = setting.type, width = setting.width,
                   height = block.height](cairo_t* context, double x, double y) {
        cairo_save(context);
        cairo_translate(context, x, y);
        LinePainter(line, type, width, height).paint(context, LineColours{});
        cairo_restore(context);
    };
    blocks.push_back(std::move(block));
}

void append_plan(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (!sheet.plan)
        return;
    constexpr double most_for_the_plan = 0.45; // of a page
    blocks.push_back(section_heading(setting, sheet.plan->caption));
    FlowBlock block;
    block.height =
        std::min(LinePainter::height_for(*sheet.plan, setting.width, 8), setting.height * most_for_the_plan);
    block.paint = [&plan = *sheet.plan, &type = setting.type, width = setting.width,
                   height = block.height](cairo_t* context, double x, double y) {
        cairo_save(context);
        cairo_translate(context, x, y);
        LinePainter(plan, type, width, height).paint(context, LineColours{});
        cairo_restore(context);
    };
    blocks.push_back(std::move(block));
}

void append_thresholds(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (sheet.thresholds.empty())
        return;
    blocks.push_back(section_heading(setting, translate("What each loss costs")));
    // Consecutive short ones are set in two columns.
    const double half = (setting.width - gutter) / 2;
    const auto is_short = [&](std::size_t i) {
        return i < sheet.thresholds.size() &&
               setting.type.measure(sheet.thresholds[i], {setting.small()}).width <= half;
    };
    const std::vector<std::string>& texts = sheet.thresholds;
    for (std::size_t i = 0; i < texts.size();) {
        std::size_t end = i;
        while (is_short(end))
            ++end;
        const std::size_t rows = end - i < 3 ? 0 : (end - i + 1) / 2;
        for (std::size_t row = 0; row < rows; ++row) {
            FlowBlock block = paragraph(setting, texts[i + row], {setting.small()}, black);
            if (i + rows + row < end)
                block.paint = [left = block.paint, half,
                               right =
                                   paragraph(setting, texts[i + rows + row], {setting.small()}, black).paint](
                                  cairo_t* context, double x, double y) {
                    left(context, x, y);
                    right(context, x + half + gutter, y);
                };
            blocks.push_back(std::move(block));
        }
        if (rows == 0) // too few for columns, or a long one
            for (end = std::max(end, i + 1); i < end; ++i)
                blocks.push_back(paragraph(setting, texts[i], {setting.small()}, black));
        i = end;
    }
}

void append_entries(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (sheet.entries.empty())
        return;
    blocks.push_back(section_heading(setting, entries_heading(sheet)));
    const bool room_for_more = sheet.kind == SheetKind::orders || sheet.kind == SheetKind::wings;
    const double line = setting.size * (room_for_more ? 2.2 : 1.7);
    for (const SheetEntry& entry : sheet.entries) {
        const std::string label = entry.place.empty() ? entry.name : entry.place;
        const double label_width = std::min(setting.width * 0.3, 180.0);
        const double text_width = setting.width - label_width - 8;
        const double label_height = setting.type.measure(label, {setting.small(), true}, label_width).height;
        const double text_height =
            entry.text.empty() ? 0 : setting.type.measure(entry.text, {setting.size}, text_width).height;
        // An order sheet leaves room to write even below a text.
        const int lines = entry.text.empty() ? std::max(entry.lines, room_for_more ? entry.fresh : 0)
                          : room_for_more    ? entry.fresh
                                             : 0;
        FlowBlock block;
        block.height = std::max(label_height, text_height + line * lines) + 4;
        block.paint = [&type = setting.type, setting, label, entry, label_width, text_width, line, lines,
                       text_height, height = block.height](cairo_t* context, double x, double y) {
            set_colour(context, black);
            type.draw(context, label, {setting.small(), true}, x, y + 2, label_width);
            if (!entry.text.empty())
                type.draw(context, entry.text, {setting.size}, x + label_width + 8, y + 1.5, text_width);
            for (int i = entry.text.empty() ? 1 : 0; i < lines; ++i)
                draw_rule(context, x + label_width + 8, y + text_height + 2 + line * i, text_width, 0.4,
                          hairline_grey);
            draw_rule(context, x, y + height, setting.width, 0.3, hairline_grey);
        };
        blocks.push_back(std::move(block));
    }
}

void append_findings(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (!sheet.findings_listed)
        return;
    blocks.push_back(section_heading(setting, translate("Findings")));
    if (sheet.findings.empty())
        blocks.push_back(paragraph(setting, translate("None: no rule is broken."), {setting.size}, black));
    for (const SheetFinding& finding : sheet.findings) {
        FlowBlock head = paragraph(
            setting, fmt::format("{}: {}", severity_word(finding.severity), folded(finding.message)),
            {setting.size, finding.severity == Severity::error}, black);
        head.keeps_next = true;
        head.space_above = 4;
        blocks.push_back(std::move(head));
        blocks.push_back(
            paragraph(setting, fmt::format("{} · {} · {}", folded(finding.place), finding.cite, finding.rule),
                      {setting.small()}, grey, setting.size));
        if (!finding.reading.empty())
            blocks.push_back(
                paragraph(setting, folded(finding.reading), {setting.small()}, grey, setting.size));
    }
}

void append_notes(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet) {
    if (sheet.notes.empty() || notes_stand_with_charts(sheet))
        return;
    blocks.push_back(section_heading(setting, translate("Notes")));
    blocks.push_back(paragraph(setting, sheet.notes, {setting.small()}, black));
}

} // namespace muster
