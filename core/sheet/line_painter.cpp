// SPDX-License-Identifier: MIT
#include "sheet/line_painter.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace muster {

namespace {

constexpr double edge = 0.8;
constexpr double hair = 0.5;
constexpr double most_letters = 4; // of a label, in text sizes, for which a box must have room
constexpr double smallest_square = 4;
constexpr double empty_share = 0.21; // of a text's size, above and below its letters
constexpr Colour grid_colour{0.82, 0.82, 0.82};
constexpr double label_room = 1.6; // for the names of zones above the line, in text sizes

bool is_chosen(const std::vector<Place>& selected, const Place& place) {
    return std::any_of(selected.begin(), selected.end(), [&](const Place& one) {
        return one == place || one == Place{place.body, place.unit, 0} || one == Place{place.body, 0, 0};
    });
}

void dash(cairo_t* context, double length) {
    const std::array<double, 2> dashes{length, length};
    cairo_set_dash(context, dashes.data(), static_cast<int>(dashes.size()), 0);
}

} // namespace

double LinePainter::height_for(const BattleLine& line, double width, double text_size) {
    if (line.width <= 0)
        return 0;
    return line.depth * width / line.width + (line.to_scale ? 2 * label_room * text_size : 0);
}

double LinePainter::readable_scale(const BattleLine& line, const Typesetter& typesetter,
                                   double smallest_text) {
    const TextStyle style{smallest_text, false, false, Alignment::middle};
    const double height = typesetter.measure("X", style).height * (1 - 2 * empty_share);
    std::map<std::string_view, double> widths; // of labels
    double scale = 0;
    for (const LineBox& box : line.boxes) {
        if (box.label.empty() || box.width <= 0 || box.depth <= 0)
            continue;
        const auto [known, is_new] = widths.emplace(box.label, 0);
        if (is_new)
            known->second =
                std::min(typesetter.widest_word(box.label, style), most_letters * smallest_text) + edge;
        scale = std::max({scale, known->second / box.width, height / box.depth});
    }
    return scale;
}

LinePainter::LinePainter(const BattleLine& line, const Typesetter& typesetter, double width, double height,
                         double text_size, LineNames names)
    : line_(line), typesetter_(typesetter), head_(line.to_scale ? label_room * text_size : 0) {
    if (line.width <= 0 || line.depth <= 0)
        return;
    fit_into(width, height);
    if (names == LineNames::whole && line.to_scale && !has_room_for_names(text_size)) {
        has_names_ = false;
        head_ = 0; // for the line itself
        fit_into(width, height);
    }
}

void LinePainter::fit_into(double width, double height) {
    scale_ = std::max(0.0, std::min(width / line_.width, (height - 2 * head_) / line_.depth));
    left_ = (width - line_.width * scale_) / 2;
    top_ = (height - line_.depth * scale_) / 2;
}

bool LinePainter::has_room_for_names(double text_size) const {
    const TextStyle style{text_size, false, false, Alignment::start};
    const auto fits = [&](const std::string& words, double room) {
        return typesetter_.measure(words, style).width + text_size <= room;
    };
    return fits(line_.remark + "  " + line_.ground, line_.width * scale_) &&
           std::all_of(line_.zones.begin(), line_.zones.end(), [&](const LineZone& zone) {
               return !zone.bounded || fits(zone.name, zone.width * scale_);
           });
}

LinePainter::Rectangle LinePainter::frame() const {
    Rectangle all = placed(0, 0, line_.width, line_.depth);
    all.y -= head_;
    all.height += 2 * head_;
    return all;
}

void LinePainter::paint(cairo_t* context, const LineColours& colours,
                        const std::vector<Place>& selected) const {
    cairo_save(context);
    if (line_.to_scale) {
        const Rectangle all = frame();
        cairo_rectangle(context, all.x, all.y, all.width, all.height);
        set_colour(context, colours.ground);
        cairo_fill_preserve(context);
        set_colour(context, colours.faint);
        cairo_set_line_width(context, hair);
        if (colours.framed)
            cairo_stroke(context);
        cairo_new_path(context);
    }
    paint_grid(context);
    for (const LineZone& zone : line_.zones)
        paint_zone(context, colours, zone);
    for (const LineBox& box : line_.boxes)
        paint_box(context, colours, box, is_chosen(selected, box.place));
    if (!has_names_) {
        cairo_restore(context);
        return;
    }
    set_colour(context, colours.faint);
    for (const PaintedText& text : texts_of_ground(colours))
        paint_text(context, text);
    cairo_restore(context);
}

// Below the line.
std::vector<LinePainter::PaintedText> LinePainter::texts_of_ground(const LineColours& sizes) const {
    std::vector<PaintedText> texts;
    const Rectangle all = frame();
    const double y = all.y + all.height - sizes.name_text * 1.5;
    const double margin = sizes.name_text / 2;
    const auto add = [&](const std::string& text, const TextStyle& style) {
        if (!text.empty())
            texts.push_back(
                {text,
                 style,
                 {all.x + margin, y, all.width - 2 * margin, typesetter_.measure(text, style).height}});
    };
    add(line_.ground, {sizes.name_text, false, false, Alignment::end});
    add(line_.remark, {sizes.name_text, false, true, Alignment::start});
    return texts;
}

LinePainter::PaintedText LinePainter::name_of(const LineZone& zone, const LineColours& sizes) const {
    const Rectangle area = placed(zone.x, zone.y, zone.width, zone.depth);
    const bool middle = line_.to_scale;
    const TextStyle style{sizes.name_text, false, false, middle ? Alignment::middle : Alignment::start};
    // Over a narrow body its name may spread a little; it is shortened where the next one begins.
    const double spread = zone.bounded || !middle ? 0 : sizes.text_size * 1.5;
    const double height = typesetter_.measure("X", style).height;
    double top = area.y - head_ + sizes.name_text * 0.2;
    for (const LineBox& box : line_.boxes) // which it does not cover, however large it is
        if (!line_.to_scale && box.y >= zone.y && box.y < zone.y + zone.depth)
            top = std::min(top, placed(box.x, box.y, 0, 0).y - height);
    return {zone.name,
            style,
            {area.x - spread, top, std::max(area.width + 2 * spread, sizes.text_size * 3), height}};
}

std::vector<LinePainter::PaintedText> LinePainter::names(const LineColours& sizes) const {
    std::vector<PaintedText> texts;
    if (!has_names_)
        return texts;
    for (const LineZone& zone : line_.zones)
        texts.push_back(name_of(zone, sizes));
    for (PaintedText& text : texts_of_ground(sizes))
        texts.push_back(std::move(text));
    return texts;
}

void LinePainter::paint_text(cairo_t* context, const PaintedText& text) const {
    typesetter_.draw_shortened(context, text.text, text.style, text.area.x, text.area.y, text.area.width);
}

void LinePainter::paint_grid(cairo_t* context) const {
    // Smaller squares are none to the eye, and a table of a rule set may have millions.
    if (line_.grid * scale_ < smallest_square)
        return;
    const Rectangle all = placed(0, 0, line_.width, line_.depth);
    cairo_set_line_width(context, hair / 2);
    set_colour(context, grid_colour);
    for (int square = 1; square * line_.grid < line_.width; ++square) {
        const double x = square * line_.grid;
        cairo_move_to(context, all.x + x * scale_, all.y);
        cairo_line_to(context, all.x + x * scale_, all.y + all.height);
    }
    // From the own edge on, which is below.
    for (int square = 0; line_.depth - square * line_.grid > -hair / scale_; ++square) {
        const double y = line_.depth - square * line_.grid;
        cairo_move_to(context, all.x, all.y + y * scale_);
        cairo_line_to(context, all.x + all.width, all.y + y * scale_);
    }
    cairo_stroke(context);
}

void LinePainter::paint_zone(cairo_t* context, const LineColours& colours, const LineZone& zone) const {
    const Rectangle area = placed(zone.x, zone.y, zone.width, zone.depth);
    set_colour(context, colours.faint);
    if (zone.bounded && zone.x > 0) {
        cairo_save(context);
        dash(context, colours.text_size / 3);
        cairo_set_line_width(context, hair);
        cairo_move_to(context, area.x, area.y - (zone.fronted ? 0 : head_));
        cairo_line_to(context, area.x, area.y + area.height + head_);
        cairo_stroke(context);
        cairo_restore(context);
    }
    if (zone.fronted) {
        cairo_save(context);
        dash(context, colours.text_size / 3);
        cairo_set_line_width(context, hair);
        cairo_move_to(context, area.x, area.y);
        cairo_line_to(context, area.x + area.width, area.y);
        cairo_stroke(context);
        cairo_restore(context);
    }
    if (has_names_)
        paint_text(context, name_of(zone, colours));
}

void LinePainter::paint_box(cairo_t* context, const LineColours& colours, const LineBox& box,
                            bool selected) const {
    const Rectangle area = rectangle_of(box);
    cairo_save(context);
    cairo_rectangle(context, area.x, area.y, area.width, area.height);
    set_colour(context, selected ? colours.selected : box.marks.empty() ? colours.paper : colours.marked);
    cairo_fill_preserve(context);
    set_colour(context, colours.ink);
    cairo_set_line_width(context, selected ? 2 * edge : edge);
    if (!box.fits)
        dash(context, colours.text_size / 4);
    cairo_stroke(context);
    cairo_restore(context);
    set_colour(context, colours.ink);
    paint_label(context, colours, box, area);
    paint_marks(context, colours, box, area);
}

void LinePainter::paint_label(cairo_t* context, const LineColours& colours, const LineBox& box,
                              const Rectangle& area) const {
    const double room = area.width - edge;
    constexpr double step = 0.5;
    std::vector<TextStyle> styles;
    const int steps = static_cast<int>((colours.text_size - colours.smallest_text) / step);
    for (int i = 0; i <= steps; ++i)
        styles.push_back({colours.text_size - i * step, line_.to_scale, false, Alignment::middle});
    styles.push_back({colours.smallest_text, false, false, Alignment::middle}); // narrower
    for (const TextStyle& style : styles) {
        const TextExtent extent = typesetter_.measure(box.label, style, room);
        const bool breaks_a_word = typesetter_.widest_word(box.label, style) > room;
        if (extent.height > area.height + style.size * empty_share || breaks_a_word)
            continue;
        typesetter_.draw(context, box.label, style, area.x + edge / 2,
                         area.y + (area.height - extent.height) / 2, room);
        return;
    }
    // As readable_scale() has it: letters may fill the box.
    const TextStyle& style = styles.back();
    const TextExtent letters = typesetter_.measure(box.label, style);
    const bool is_enough = letters.width <= room || room > 3 * colours.smallest_text;
    if (letters.height * (1 - 2 * empty_share) <= area.height + hair && is_enough)
        typesetter_.draw_shortened(context, box.label, style, area.x + edge / 2,
                                   area.y + (area.height - letters.height) / 2, room);
}

void LinePainter::paint_marks(cairo_t* context, const LineColours& colours, const LineBox& box,
                              const Rectangle& area) const {
    std::string signs;
    for (const GridMark& mark : box.marks)
        signs += mark.sign;
    if (signs.empty())
        return;
    const TextStyle style{colours.text_size, false, false, Alignment::middle};
    const double room = std::max(area.width, 4 * colours.text_size);
    typesetter_.draw(context, signs, style, area.x + (area.width - room) / 2, area.y + area.height, room);
}

std::optional<std::size_t> LinePainter::box_at(double x, double y) const {
    for (std::size_t i = line_.boxes.size(); i-- > 0;) {
        const LineBox& box = line_.boxes[i];
        if (rectangle_of(box).contains(x, y))
            return i;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> LinePainter::body_at(double x, double y) const {
    for (const LineZone& zone : line_.zones)
        if (!zone.bodies.empty() && placed(zone.x, zone.y, zone.width, zone.depth).contains(x, y))
            return zone.bodies.front();
    return std::nullopt;
}

} // namespace muster
