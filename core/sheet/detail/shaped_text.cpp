// SPDX-License-Identifier: MIT
#include "sheet/detail/shaped_text.h"

#include <algorithm>

namespace muster {

TextExtent extent_of(PangoLayout* layout) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, nullptr, &logical);
    return {points(logical.width) * safety, points(logical.height)};
}

namespace {

// The position of each character of a line, and of the end of the line; empty if a run goes from right to
// left.
std::vector<double> places_of(PangoLayoutLine* line, const char* text) {
    std::vector<double> places{0};
    std::vector<int> widths;
    for (const GSList* at = line->runs; at != nullptr; at = at->next) {
        auto* run = static_cast<PangoGlyphItem*>(at->data);
        if ((run->item->analysis.level & 1) != 0)
            return {};
        widths.resize(static_cast<std::size_t>(run->item->num_chars));
        pango_glyph_item_get_logical_widths(run, text, widths.data());
        for (const int width : widths)
            places.push_back(places.back() + points(width));
    }
    return places;
}

} // namespace

ShapedText::ShapedText(LayoutPointer set) : layout(std::move(set)), extent(extent_of(layout.get())) {
    PangoLayoutLine* line = pango_layout_get_line_readonly(layout.get(), 0);
    runs_right_to_left = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL;
    const char* text = pango_layout_get_text(layout.get());
    if (runs_right_to_left || pango_layout_get_line_count(layout.get()) != 1)
        return;
    const std::vector<double> places = places_of(line, text);
    int count = 0;
    const PangoLogAttr* attributes = pango_layout_get_log_attrs_readonly(layout.get(), &count);
    plain = places.size() == static_cast<std::size_t>(count);
    if (plain)
        cut(attributes, text, places);
}

void ShapedText::cut(const PangoLogAttr* attributes, const char* text, const std::vector<double>& places) {
    const char* at = text;
    double word_begin = 0;
    segments.push_back({});
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const auto byte = static_cast<int>(at - text);
        if (i > 0 && attributes[i].is_line_break != 0 && attributes[i - 1].is_white != 0)
            segments.push_back({places[i], places[i], byte, byte});
        at = g_utf8_next_char(at);
        if (attributes[i].is_white != 0) {
            word_begin = places[i + 1];
        } else {
            segments.back().end = places[i + 1];
            segments.back().end_byte = static_cast<int>(at - text);
            widest_word = std::max(widest_word, places[i + 1] - word_begin);
        }
    }
}

std::vector<Segment> ShapedText::lines_in(double width) const {
    std::vector<Segment> lines;
    if (!plain)
        return lines;
    for (const Segment& segment : segments) {
        if ((segment.end - segment.begin) * safety > width)
            return {};
        if (lines.empty() || (segment.end - lines.back().begin) * safety > width) {
            lines.push_back(segment);
        } else {
            lines.back().end = segment.end;
            lines.back().end_byte = segment.end_byte;
        }
    }
    return lines;
}

namespace {

struct FreeGlyphs {
    void operator()(PangoGlyphItem* freed) const { pango_glyph_item_free(freed); }
};
using Glyphs = std::unique_ptr<PangoGlyphItem, FreeGlyphs>;

// The part of the run between two bytes of the text.
Glyphs cut_out(PangoGlyphItem* run, const char* text, int first, int end) {
    if (first >= run->item->offset + run->item->length || end <= run->item->offset)
        return nullptr;
    Glyphs rest(pango_glyph_item_copy(run));
    if (first > rest->item->offset)
        const Glyphs before(pango_glyph_item_split(rest.get(), text, first - rest->item->offset));
    if (end < rest->item->offset + rest->item->length)
        return Glyphs(pango_glyph_item_split(rest.get(), text, end - rest->item->offset));
    return rest;
}

// Draws a line of the text from the glyphs as they were shaped.
void show_part(cairo_t* context, const ShapedText& whole, const Segment& part, double x, double baseline) {
    const char* text = pango_layout_get_text(whole.layout.get());
    for (GSList* at = pango_layout_get_line_readonly(whole.layout.get(), 0)->runs; at != nullptr;
         at = at->next) {
        const Glyphs glyphs =
            cut_out(static_cast<PangoGlyphItem*>(at->data), text, part.first_byte, part.end_byte);
        if (!glyphs)
            continue;
        cairo_move_to(context, x, baseline);
        pango_cairo_show_glyph_item(context, text, glyphs.get());
        x += points(pango_glyph_string_get_width(glyphs->glyphs));
    }
}
} // namespace

void show(cairo_t* context, PangoLayout* layout, double scale, double x, double y) {
    cairo_save(context);
    cairo_translate(context, x, y);
    cairo_scale(context, scale, scale);
    if (pango_layout_get_line_count(layout) == 1 && pango_layout_get_width(layout) < 0) {
        cairo_move_to(context, 0, points(pango_layout_get_baseline(layout)));
        pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0));
    } else {
        cairo_move_to(context, 0, 0);
        pango_cairo_show_layout(context, layout);
    }
    cairo_restore(context);
}
void show_lines(cairo_t* context, const ShapedText& whole, const std::vector<Segment>& lines,
                const TextStyle& style, double x, double y, double width) {
    const double scale = style.size / shaped_size;
    cairo_save(context);
    cairo_translate(context, x, y);
    cairo_scale(context, scale, scale);
    double baseline = points(pango_layout_get_baseline(whole.layout.get()));
    for (const Segment& line : lines) {
        const double spare = width / scale - (line.end - line.begin);
        show_part(context, whole, line, spare * share_before(style.alignment), baseline);
        baseline += whole.extent.height;
    }
    cairo_restore(context);
}
} // namespace muster
