// SPDX-License-Identifier: MIT
// WholeText: a text that was set on one line, once; its lines in any width are reckoned from that and drawn
// from its glyphs, since shaping words is what costs. Internal to sheet/typesetter.h.
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

constexpr double set_size = 8;   // at which texts are set, near those that are used
constexpr double safety = 1.002; // of a width, for what is rounded after all

[[nodiscard]] inline double points(int pango_units) {
    return static_cast<double>(pango_units) / PANGO_SCALE;
}
[[nodiscard]] TextExtent extent_of(PangoLayout* layout);
// The share of spare room that stands before a line.
[[nodiscard]] constexpr double share_before(Alignment alignment) {
    return alignment == Alignment::start ? 0 : alignment == Alignment::middle ? 0.5 : 1;
}

// What is not broken as long as it fits a line, hyphens in it or not, with the white space behind it, which
// may hang over at the end of the line.
struct Segment {
    double begin = 0;
    double end = 0; // of the words
    int first_byte = 0;
    int end_byte = 0;
};

struct WholeText {
    LayoutPointer layout;
    TextExtent extent;
    bool runs_right_to_left = false;
    // Left to right and of one line, so that lines can be broken by reckoning.
    bool plain = false;
    std::vector<Segment> segments;
    double widest_word = 0; // if it is plain

    explicit WholeText(LayoutPointer set);
    // The segments that each line begins and ends with, filled as pango does; none if a part is too wide for
    // a line, which pango then breaks anywhere.
    [[nodiscard]] std::vector<Segment> lines_in(double width) const;

private:
    void cut(const PangoLogAttr* attributes, const char* text, const std::vector<double>& places);
};

// With its upper left corner at x, y, so many times as large as it was set.
void show(cairo_t* context, PangoLayout* layout, double scale, double x, double y);
// These lines of the text, aligned in the width.
void show_lines(cairo_t* context, const WholeText& whole, const std::vector<Segment>& lines,
                const TextStyle& style, double x, double y, double width);

} // namespace muster
