// SPDX-License-Identifier: MIT
#include "sheet/detail/page_flow.h"

namespace muster {

namespace {

// The height of the blocks that must stay together from this one on.
double height_together(const std::vector<FlowBlock>& blocks, std::size_t first) {
    double height = blocks[first].height;
    for (std::size_t i = first; blocks[i].keeps_next && i + 1 < blocks.size(); ++i)
        height += blocks[i + 1].space_above + blocks[i + 1].height;
    return height;
}

} // namespace

std::vector<PlacedPage> broken_into_pages(const std::vector<FlowBlock>& blocks, double height) {
    std::vector<PlacedPage> pages(1);
    double y = 0;
    bool kept = false; // the previous block keeps this one; its room was checked there
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const FlowBlock& block = blocks[i];
        const bool at_top = pages.back().empty();
        const double together = kept ? block.height : height_together(blocks, i);
        double begin = at_top ? 0 : y + block.space_above;
        if (!at_top && (block.begins_page || (!kept && begin + together > height))) {
            pages.emplace_back();
            begin = 0;
            for (const std::size_t repeated : block.repeated) {
                pages.back().push_back({repeated, begin});
                begin += blocks[repeated].height;
            }
        }
        pages.back().push_back({i, begin});
        y = begin + block.height;
        kept = block.keeps_next;
    }
    return pages;
}

void draw_rule(cairo_t* context, double x, double y, double width, double thickness, const Colour& colour) {
    set_colour(context, colour);
    cairo_set_line_width(context, thickness);
    cairo_move_to(context, x, y);
    cairo_line_to(context, x + width, y);
    cairo_stroke(context);
}

} // namespace muster
