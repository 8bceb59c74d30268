// SPDX-License-Identifier: MIT
// LinePainter: draws a BattleLine into a rectangle of a cairo context, for the window and for paper, and
// finds the box at a point. Nothing is shown by colour alone: marks are signs, and boxes that do not fit are
// dashed.
#pragma once

#include "sheet/battle_line.h"
#include "sheet/typesetter.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

struct LineColours {
    Colour ink{0, 0, 0};            // edges and labels of boxes
    Colour faint{0.42, 0.42, 0.42}; // zones and their names
    Colour paper{1, 1, 1};          // inside boxes
    Colour marked{0.87, 0.87, 0.87};
    Colour ground{1, 1, 1};        // the table
    Colour selected{0.7, 0.83, 1}; // boxes of selected places
    double text_size = 8;          // of labels; they shrink to smallest_text where a box is small
    double smallest_text = 7;
    double name_text = 7; // names of zones and remarks on the table
    bool framed = true;   // a frame around the table
};

// Where a sector has no room for its name: the name is shortened, or none is painted.
enum class LineNames : std::uint8_t { shortened, whole };

class LinePainter {
public:
    // Fits the line into a rectangle of this size with its corner at 0, 0, as large as possible and centred.
    // The text size, as in LineColours, determines the room for the names of sectors.
    LinePainter(const BattleLine& line, const Typesetter& typesetter, double width, double height,
                double text_size = 8, LineNames names = LineNames::shortened);

    // Whether the names of sectors and the size of the ground are painted.
    [[nodiscard]] bool has_names() const { return has_names_; }

    // The height of a rectangle of this width that shows the line in full width.
    static double height_for(const BattleLine& line, double width, double text_size);

    // How many units of the context a centimetre must be at least so that the label of every box can be read
    // in letters of this size. Long names of units may be shortened.
    static double readable_scale(const BattleLine& line, const Typesetter& typesetter, double smallest_text);

    void paint(cairo_t* context, const LineColours& colours, const std::vector<Place>& selected = {}) const;

    // The index of the box at a point of the rectangle; the body whose zone is there, counted from 1.
    [[nodiscard]] std::optional<std::size_t> box_at(double x, double y) const;
    [[nodiscard]] std::optional<std::uint32_t> body_at(double x, double y) const;

    struct Rectangle {
        double x = 0;
        double y = 0;
        double width = 0;
        double height = 0;
        [[nodiscard]] bool contains(double px, double py) const {
            return px >= x && px < x + width && py >= y && py < y + height;
        }
    };
    // Where a box of the line is painted.
    [[nodiscard]] Rectangle rectangle_of(const LineBox& box) const {
        return placed(box.x, box.y, box.width, box.depth);
    }

    // A name of a sector or a body, the size of the ground, or the remark: in one line, aligned in its area,
    // and shortened where that is too narrow.
    struct PaintedText {
        std::string text;
        TextStyle style;
        Rectangle area;
    };
    // In these sizes of text. Empty where the names are left out.
    [[nodiscard]] std::vector<PaintedText> names(const LineColours& sizes) const;

private:
    void fit_into(double width, double height);
    [[nodiscard]] bool has_room_for_names(double text_size) const;
    [[nodiscard]] Rectangle frame() const;
    [[nodiscard]] Rectangle placed(double x, double y, double width, double depth) const {
        return {left_ + x * scale_, top_ + y * scale_, width * scale_, depth * scale_};
    }
    [[nodiscard]] PaintedText name_of(const LineZone& zone, const LineColours& sizes) const;
    [[nodiscard]] std::vector<PaintedText> texts_of_ground(const LineColours& sizes) const;
    void paint_text(cairo_t* context, const PaintedText& text) const;
    void paint_grid(cairo_t* context) const;
    void paint_zone(cairo_t* context, const LineColours& colours, const LineZone& zone) const;
    void paint_box(cairo_t* context, const LineColours& colours, const LineBox& box, bool selected) const;
    void paint_marks(cairo_t* context, const LineColours& colours, const LineBox& box,
                     const Rectangle& rectangle) const;
    void paint_label(cairo_t* context, const LineColours& colours, const LineBox& box,
                     const Rectangle& rectangle) const;

    const BattleLine& line_;
    const Typesetter& typesetter_;
    double scale_ = 1; // units of the context in a centimetre
    double left_ = 0;
    double top_ = 0;
    double head_ = 0; // room above and below the line
    bool has_names_ = true;
};

} // namespace muster
