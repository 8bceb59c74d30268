// SPDX-License-Identifier: MIT
// The blocks of a sheet from top to bottom, and how they are broken into pages. A block knows its height and
// how to paint itself. A heading stays with the block that follows, and is repeated where its table continues
// on the next page.
#pragma once

#include "sheet/typesetter.h"

#include <cairo.h>

#include <functional>
#include <vector>

namespace muster {

constexpr double rounding = 0.6; // points added so that a word is not broken in its own width

// The layout that all blocks of an attempt share.
struct PageSetting {
    const Typesetter& type;
    double width = 0; // of the text, in points
    double height = 0;
    double size = 9;  // of the table's text
    double space = 1; // between rows and sections, as a share of the usual space
    double spare = 0; // extra height for the battle line

    [[nodiscard]] double small() const { return size < smallest / 0.88 ? smallest : size * 0.88; }
    // The paper is short of room.
    [[nodiscard]] bool dense() const { return space < 0.35; }
    static constexpr double smallest = 7; // no text is smaller
};

struct FlowBlock {
    double height = 0;
    double space_above = 0; // not at the top of a page
    bool keeps_next = false;
    bool begins_page = false;
    std::vector<std::size_t> repeated; // blocks painted again above this one where it begins a page
    std::function<void(cairo_t*, double x, double y)> paint;
};

struct PlacedBlock {
    std::size_t block = 0;
    double y = 0;
};
using PlacedPage = std::vector<PlacedBlock>;

// A block that keeps the next one moves to the next page with it. A block higher than a page has its own
// page.
[[nodiscard]] std::vector<PlacedPage> broken_into_pages(const std::vector<FlowBlock>& blocks, double height);

constexpr Colour black{0, 0, 0};
constexpr Colour grey{0.38, 0.38, 0.38};
constexpr Colour pale{0.93, 0.93, 0.93};
constexpr Colour hairline_grey{0.72, 0.72, 0.72};

void draw_rule(cairo_t* context, double x, double y, double width, double thickness, const Colour& colour);

} // namespace muster
