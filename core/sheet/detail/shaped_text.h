// SPDX-License-Identifier: MIT
// ShapedText: a text shaped once on a single line. Its lines for any width are computed from that and drawn
// from the same glyphs, since shaping is expensive.
#pragma once

#include "sheet/typesetter.h"

#include <pango/pangocairo.h>

#include <memory>
#include <vector>

namespace muster {

struct UnrefObject {
    void operator()(gpointer object) const { g_object_unref(object); }
};
using LayoutPointer = std::unique_ptr<PangoLayout, UnrefObject>;

constexpr double shaped_size = 8; // of all texts, near the sizes in use
constexpr double safety = 1.002;  // a factor on widths, against rounding

[[nodiscard]] inline double points(int pango_units) {
    return static_cast<double>(pango_units) / PANGO_SCALE;
}
[[nodiscard]] TextExtent extent_of(PangoLayout* layout);
// The share of the spare room that goes before a line.
[[nodiscard]] constexpr double share_before(Alignment alignment) {
    return alignment == Alignment::start ? 0 : alignment == Alignment::middle ? 0.5 : 1;
}

// A part that is not broken while it fits on a line, with the white space after it, which may extend beyond
// the end of the line.
struct Segment {
    double begin = 0;
    double end = 0; // without the white space
    int first_byte = 0;
    int end_byte = 0;
};

struct ShapedText {
    LayoutPointer layout;
    TextExtent extent;
    bool runs_right_to_left = false;
    // Left to right and on one line, so that line breaks can be computed.
    bool plain = false;
    std::vector<Segment> segments;
    double widest_word = 0; // of a plain text

    explicit ShapedText(LayoutPointer set);
    // The lines in this width, filled as pango does. Empty if a segment is too wide for a line; pango then
    // breaks it anywhere.
    [[nodiscard]] std::vector<Segment> lines_in(double width) const;

private:
    void cut(const PangoLogAttr* attributes, const char* text, const std::vector<double>& places);
};

// Draws with the upper left corner at x, y, scaled.
void show(cairo_t* context, PangoLayout* layout, double scale, double x, double y);
// Draws these lines of the text, aligned in the width.
void show_lines(cairo_t* context, const ShapedText& whole, const std::vector<Segment>& lines,
                const TextStyle& style, double x, double y, double width);

} // namespace muster
