// SPDX-License-Identifier: MIT
// Typesetter: measures and draws text on a cairo context with pango, the same on screen, on paper and in
// files: without hinting or rounding to pixels. Sizes and lengths are in the user units of the context
// (points on a page). Not thread-safe.
#pragma once

#include "ruleset/sheet.h"

#include <cairo.h>
#include <pango/pango.h>

#include <memory>
#include <string>
#include <string_view>

namespace muster {

struct Colour {
    double red = 0;
    double green = 0;
    double blue = 0;
};

struct TextStyle {
    double size = 9;
    bool strong = false;
    bool italic = false;
    Alignment alignment = Alignment::start;
};

struct TextExtent {
    double width = 0;
    double height = 0;
};

class Typesetter {
public:
    static constexpr double unlimited = -1;

    explicit Typesetter(const std::string& family = "Inter, DejaVu Sans, sans-serif");
    ~Typesetter();
    Typesetter(const Typesetter&) = delete;
    Typesetter& operator=(const Typesetter&) = delete;

    // Text wider than `width` is broken between words, or within a word that is too long.
    [[nodiscard]] TextExtent measure(std::string_view text, const TextStyle& style,
                                     double width = unlimited) const;
    // Draws with the upper left corner at x, y, aligned within `width`, in the colour of the context.
    void draw(cairo_t* context, std::string_view text, const TextStyle& style, double x, double y,
              double width = unlimited) const;
    // Draws one line, shortened with "…" if it is too wide.
    void draw_shortened(cairo_t* context, std::string_view text, const TextStyle& style, double x, double y,
                        double width) const;
    // The width of the widest word.
    [[nodiscard]] double widest_word(std::string_view text, const TextStyle& style) const;

private:
    struct Parts;
    // At the size at which all texts are shaped.
    [[nodiscard]] TextExtent measured(std::string_view text, const TextStyle& style, double width) const;

    std::unique_ptr<Parts> parts_;
};

void set_colour(cairo_t* context, const Colour& colour);

} // namespace muster
